import type { BuiltSite } from './built-site';
import type { HostRequest } from './host-request';

/** What every host of the site has to do. */
export interface HostPromise {
  id: string;
  /** A row of the table in docs/deploying.md. */
  what: string;
  requests: (site: BuiltSite) => ExpectedAnswer[];
}

/** One request, and the answers that we accept. Addresses are without the base path. */
export interface ExpectedAnswer extends HostRequest {
  address: string;
  /** Send it twice, the second time with the validators of the first answer (RFC 9110 §8.8); the second answer counts. */
  revalidates?: boolean;
  /** Any of these. */
  expected: readonly Expected[];
}

export interface Expected {
  statuses: readonly number[];
  /** The address of its redirect, with the query; it may take two steps. */
  leadsTo?: string;
  /** The built file that is the body. */
  file?: string;
  /** First and last byte of that file, where the body is a part of it. */
  part?: readonly [number, number];
  isEmpty?: boolean;
  /** Any of these media types. */
  types?: readonly string[];
  /** `kept`: for a year, without revalidation. `revalidated`: browsers ask each time whether it has changed. */
  cache?: 'kept' | 'revalidated';
  /** Hosts and proxies may not transform it. */
  isUnaltered?: boolean;
  /** Each header of the rules, once. */
  hasHeaders?: boolean;
  /** `compressed`: at most a tenth larger than the build's own compressed file. */
  encoding?: 'compressed' | 'plain';
  /** A header that `Vary` must name. */
  vary?: string;
  /** Texts that must not be in the body. */
  without?: readonly string[];
  /** Why another answer would serve visitors better. */
  lesser?: string;
}

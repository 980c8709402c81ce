import type { BuiltSite } from './built-site';
import type { HostRequest } from './host-request';

/** A rule that every host of the site has to follow. */
export interface HostPromise {
  id: string;
  /** Title of the promise's row in the table of docs/deploying.md. */
  what: string;
  /** What to do if a host breaks it, for a host that follows our rules. */
  advice?: string;
  requests: (site: BuiltSite) => ExpectedAnswer[];
}

/** One request, and the answers that we accept. Addresses are without the base path. */
export interface ExpectedAnswer extends HostRequest {
  address: string;
  /** Whether to send the request twice, the second time with the validators of the first answer (RFC 9110 §8.8). */
  revalidates?: boolean;
  /** The answer must be one of these. */
  expected: readonly Expected[];
}

export interface Expected {
  statuses: readonly number[];
  /** Address to which the answer redirects, perhaps in several steps. The redirect keeps the query. */
  leadsTo?: string;
  /** The body must be this file of the build. */
  file?: string;
  /** First and last byte, if the body is only a part of `file`. */
  part?: readonly [number, number];
  isEmpty?: boolean;
  /** The media type must be one of these. */
  types?: readonly string[];
  /** `kept`: browsers cache the file for a year. `revalidated`: browsers ask each time whether the file has changed. */
  cache?: 'kept' | 'revalidated';
  /** Whether `no-transform` must forbid proxies to change the body. */
  isUnaltered?: boolean;
  /** Whether the answer must have each header of the site's rules once. */
  hasHeaders?: boolean;
  /** `compressed`: the body may be at most a tenth larger than the file that the build compressed. */
  encoding?: 'compressed' | 'plain';
  /** Name of a header that `Vary` must list. */
  vary?: string;
  /** Texts that the body must not contain. */
  without?: readonly string[];
  /** Set if another answer would serve visitors better: how this host keeps the promise. */
  lesser?: string;
}

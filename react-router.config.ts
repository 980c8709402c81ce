import { rmSync } from 'node:fs';
import type { Config } from '@react-router/dev/config';
import { contentOfBuild } from './model/reading/content-of-build';
import { sitePages } from './model/derived/site-pages';
import { finishSite } from './tools/site/finish-site';

export default {
  // `tools/build/build.ts` puts it in the place of `build/client` when it is whole: a server may be serving that.
  buildDirectory: 'build/unfinished',
  prerender: () => contentOfBuild().flatMap((content) => sitePages(content).map(({ path }) => path)),
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    // It has rendered all pages, and nothing asks for it any more.
    rmSync(`${buildDirectory}/server`, { recursive: true });
    await finishSite(`${buildDirectory}/client`);
  },
  // Version 8 needs Node 22.22. With every flag on, moving to it is a version bump.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;

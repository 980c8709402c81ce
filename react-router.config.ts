import type { Config } from '@react-router/dev/config';
import { readSiteContent } from './model/site-content';
import { sitePages } from './model/site-pages';
import { finishSite } from './tools/site/finish-site';

export default {
  ssr: false,
  prerender: () => sitePages(readSiteContent()).map(({ path }) => path),
  buildEnd: ({ reactRouterConfig }) => finishSite(`${reactRouterConfig.buildDirectory}/client`),
  // Version 8 needs Node 22.22. With every flag on, moving to it is a version bump.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;

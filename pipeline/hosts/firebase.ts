import { movedAddresses, onHost, type SiteRules } from '../../model/projections/pages/site-rules';

/** `firebase.json`: https://firebase.google.com/docs/hosting/full-config. Firebase serves over TLS only. */
export function firebaseConfig(rules: SiteRules): string {
  const { headers, headersOverTls, cacheControl, types } = rules;
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      hosting: {
        public: 'build/client',
        ignore: ['_headers', '_redirects', '**/.*', '**/*.br', '**/*.gz'],
        cleanUrls: true,
        trailingSlash: false,
        redirects: movedAddresses(rules).map(([from, to]) => ({
          source: encodeURI(onHost(rules, from)),
          destination: onHost(rules, to),
          type: 301,
        })),
        headers: [
          // Of several rules that match an address, Firebase applies the last one.
          {
            source: '**',
            headers: list({ ...headers, ...headersOverTls, 'Cache-Control': cacheControl.other }),
          },
          ...cacheControl.keptFolders.map((folder) => ({
            source: onHost(rules, `${folder}**`),
            headers: list({ 'Cache-Control': cacheControl.kept }),
          })),
          ...Object.entries(types).map(([ending, type]) => ({
            source: `**/*${ending}`,
            headers: list({ 'Content-Type': type }),
          })),
        ],
      },
    },
    undefined,
    2,
  )}\n`;
}

/** Files of a site by address: paths of files that are complete and are never written again, so that releases can link to them. */
export type SiteFiles = Readonly<Record<string, string>>;

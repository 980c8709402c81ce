import { href } from '../../href';

/** Announces the feed to feed readers. React moves it into `<head>`. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={href(`${path}.atom`)} />;
}

import { href } from '../../href';

/** By which a feed reader finds the feed. React puts it into `<head>`. */
export function FeedLink({ path, title }: { path: string; title: string }) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={href(`${path}.atom`)} />;
}

import type { Edit } from '../edited-content';

export const screenOfNews: Edit = {
  file: 'screens/news.yaml',
  to: 'kind: news\ntitle: News\ndescription: What happens at a school that is as small as can be.\n',
};

export function notice(fields: string, body = 'The buses do not run.'): Edit {
  return { file: 'news/rain.md', to: `---\ntitle: Closed because of the rain\n${fields}\n---\n\n${body}\n` };
}

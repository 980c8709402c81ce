import type { Screen } from '../../../model/concepts/site-content';
import { compressedBytes } from '../../browser/support/addresses';
import { content, enquiryScreen } from '../../browser/support/content';

/** Paths of the heaviest screens, one of each kind that loads something different. */
export const timedScreens: readonly string[] = [
  heaviest('home'),
  heaviest('classes'),
  enquiryScreen?.path,
  heaviest('albums'),
  heaviest('tables'),
].filter((path) => path !== undefined);

function heaviest(kind: Screen['kind']): string | undefined {
  const paths = content.screens.filter((screen) => screen.kind === kind).map(({ path }) => path);
  return paths.sort((one, other) => compressedBytes(other) - compressedBytes(one)).at(0);
}

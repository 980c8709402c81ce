import { describe, expect, it } from 'vitest';
import { loadDrawingStyle } from '../../../illustrations/load-drawing-style';
import type { CaptionedPicture } from '../../../model/concepts/picture';
import { pictureFrames } from '../../../model/concepts/picture-frames';
import type { SiteContent } from '../../../model/concepts/site-content';
import { readEveryLanguage } from '../../../model/reading/read-site-content';

const schools = ['content', 'examples/pimpalpaan', 'examples/kagaz-ki-nav', 'commands/new-school/starter'];

describe.each(schools)('%s', (folder) => {
  it('describes no two pictures of an album or gallery alike, in any language', async () => {
    const contents = readEveryLanguage(folder);
    const style = await loadDrawingStyle(contents[0].look.world);
    const drawn = new Map<string, Readonly<Record<string, string>>>();
    const describeIn = (language: string, picture: CaptionedPicture): string | undefined => {
      if ('photo' in picture) return picture.alt;
      const { illustration: theme, seed, alt } = picture;
      const name = `${theme} ${seed}`;
      const [frame] = pictureFrames.gallery;
      const known =
        drawn.get(name) ?? style!.illustrate({ theme, seed, ...frame }, contents[0].look.colours).descriptions;
      drawn.set(name, known);
      return alt ?? known[language];
    };
    for (const content of contents)
      for (const { name, pictures } of picturesTogether(content)) {
        const descriptions = pictures.map((picture) => describeIn(content.language, picture));
        const repeated = descriptions.filter((text, index) => descriptions.indexOf(text) !== index);
        expect(repeated, `${content.language}: ${name}`).toEqual([]);
      }
  }, 120_000);
});

/** The pictures of each album and gallery, which visitors see together. */
function picturesTogether({ screens }: SiteContent) {
  return screens.flatMap(({ path, data }) => {
    if (data.kind === 'gallery') return [{ name: path, pictures: data.pictures }];
    return data.kind === 'albums' ? data.albums.map(({ id, pictures }) => ({ name: id, pictures })) : [];
  });
}

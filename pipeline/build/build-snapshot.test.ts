import { expect, it } from 'vitest';
import { makeFromSnapshot } from './build-snapshot';
import { silentReport } from './report';

const content = { folder: 'content' };

/** Builds a text, which is edited during each of the first builds. @returns `seen`: what was published */
async function copiesOf(edits: string[]): Promise<{ seen: string[]; tries: number; result: Promise<string> }> {
  let text = 'first';
  let tries = 0;
  const seen: string[] = [];
  const result = makeFromSnapshot(
    content,
    silentReport,
    async (sources, expectUnchanged) => {
      tries += 1;
      const copy = text;
      await Promise.resolve();
      text = edits.shift() ?? text;
      expectUnchanged();
      seen.push(copy);
      return sources;
    },
    { sources: () => text, code: () => '' },
  );
  await result.catch(() => undefined);
  return { seen, tries, result };
}

it('starts again if a file is saved meanwhile, and publishes nothing before', async () => {
  const { seen, tries, result } = await copiesOf(['second']);
  expect({ seen, tries }).toEqual({ seen: ['second'], tries: 2 });
  expect(await result).toBe('second');
});

it('gives up if files keep changing, with advice', async () => {
  const { seen, tries, result } = await copiesOf(['2', '3', '4', '5']);
  expect({ seen, tries }).toEqual({ seen: [], tries: 3 });
  await expect(result).rejects.toThrow('Run npm run build once more.');
});

it('doesn’t retry other failures', async () => {
  let tries = 0;
  const failing = makeFromSnapshot(
    content,
    silentReport,
    () => {
      tries += 1;
      return Promise.reject(new Error('no space left'));
    },
    { sources: () => '', code: () => '' },
  );
  await expect(failing).rejects.toThrow('no space left');
  expect(tries).toBe(1);
});

it('doesn’t retry after a change of the code: this process runs the old one', async () => {
  let code = 'old';
  let tries = 0;
  const result = makeFromSnapshot(
    content,
    silentReport,
    (_, expectUnchanged) => {
      tries += 1;
      code = 'new';
      expectUnchanged();
      return Promise.resolve();
    },
    { sources: () => code, code: () => code },
  );
  await expect(result).rejects.toThrow('The code was changed while the site was built.');
  expect(tries).toBe(1);
});

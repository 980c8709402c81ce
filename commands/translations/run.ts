import { contentFolder, contentFolderName } from '../../model/mistakes/places/content-folder';
import { ContentError } from '../../model/mistakes/words/content-error';
import { UnwritableContent } from '../../model/writing/content-document';
import { addMissingTranslations, keepChanged } from './add-missing';

/* `npm run translations` adds texts without a translation to the files `*.translations.yaml`. */
try {
  const kept = keepChanged(contentFolder());
  for (const { file, count } of kept) console.log(`${contentFolderName()}/${file}: ${count} to confirm, see “was:”`);
  const added = addMissingTranslations(contentFolder());
  for (const { file, count } of added) console.log(`${contentFolderName()}/${file}: ${count} added`);
  console.log(
    added.length === 0 ? 'Nothing lacks a translation.' : 'Write the translations below the texts that have none.',
  );
} catch (error) {
  if (!(error instanceof ContentError || error instanceof UnwritableContent)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

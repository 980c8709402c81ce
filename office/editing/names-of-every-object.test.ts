import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { sentenceOf } from '../../model/mistakes/words/content-error';
import { UnwritableContent } from '../../model/writing/content-document';
import { changeInWords } from './change-in-words';
import { mistakesOf } from './check-draft';
import { changeOf } from './draft-content';
import { contentWith, withEdit } from './draft-content.fixture';
import { placeAt, placesIn } from './draft-places';
import { addressOf, type FieldPlace } from '../../model/projections/fields/field-places';

const published = contentWith(smallSchool);

test.each(['constructor', '__proto__'])(
  '“%s”, which every object has, is a value like others in each field',
  (name) => {
    for (const { file, kind } of oneOfEach(published.files, (read) => read.kind)) {
      // Lists have fields of one kind.
      const places = oneOfEach(placesIn(file, published, 'en'), ({ at }) =>
        String(at?.map((key) => (typeof key === 'number' ? '' : key))),
      );
      const becomes = kind === 'mail' ? `{{${name}}} {{#${name}}}{{/${name}}}` : name;
      const edits = places.map((place) => ({ address: addressOf(place), becomes }));
      for (const [index, place] of places.entries()) {
        if (isUnwritable(place, name)) {
          expect(() => withEdit(published, edits[index]!), addressOf(place)).toThrow(UnwritableContent);
          continue;
        }
        const content = withEdit(published, edits[index]!);
        const change = changeOf(place, undefined, content)!;
        expect(changeInWords(change, content, 'en').becomes, addressOf(place)).toContain(name);
      }
      // A file that its schema rejects isn't checked any further.
      const accepted = edits.filter(
        (_, index) => accepts(places[index]!, becomes) && !isUnwritable(places[index]!, name),
      );
      // The key of a field can have become the name.
      const content = accepted.reduce(
        (draft, edit) => (placeAt(edit.address, draft, 'en') ? withEdit(draft, edit) : draft),
        published,
      );
      const mistakes = mistakesOf(smallSchool, content.drafts);
      for (const mistake of mistakes) expect(sentenceOf(mistake, 'mr')).toBeTypeOf('string');
    }
  },
);

function oneOfEach<Each>(all: readonly Each[], kindOf: (each: Each) => string): Each[] {
  return [...new Map(all.map((each) => [kindOf(each), each])).values()];
}

/** The key of a fee can't be that of the prototype, and the kind of a screen decides what its file is. */
function isUnwritable({ file, at, field }: FieldPlace, name: string): boolean {
  return (file.startsWith('screens/') && at?.join() === 'kind') || (name === '__proto__' && field?.names === 'fee');
}

function accepts({ field }: FieldPlace, value: string): boolean {
  return !field || (field.schema as { safeParse?: (data: unknown) => { success: boolean } }).safeParse!(value).success;
}

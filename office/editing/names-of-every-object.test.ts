import { expect, test } from 'vitest';
import { smallSchool } from '../../model/testing/edited-content';
import { sentenceOf } from '../../model/mistakes/words/content-error';
import { applyChanges } from './apply-changes';
import { changeInWords } from './change-in-words';
import { checkedContent } from './check-draft';
import type { Change } from './change';
import { type PlaceInDraft, placesInDraft } from './draft-places';
import { addressOf } from '../../model/projections/fields/field-places';

const published = applyChanges(smallSchool, []);

test.each(['constructor', '__proto__'])(
  '“%s”, which every object has, is a value like others in each field',
  (name) => {
    for (const { file, kind } of oneOfEach(published.files, (read) => read.kind)) {
      // Lists have fields of one kind.
      const places = oneOfEach(placesInDraft(file, published, 'en'), ({ place }) =>
        String(place.at?.map((key) => (typeof key === 'number' ? '' : key))),
      );
      const becomes = kind === 'mail' ? `{{${name}}} {{#${name}}}{{/${name}}}` : name;
      const changes = places.map(({ place, published: was }): Change => ({ place, was, becomes }));
      const applied = applyChanges(smallSchool, changes, published.published);
      for (const [index, { place }] of places.entries())
        expect(changeInWords(index, applied, 'en').becomes, addressOf(place)).toContain(name);
      // A file that its schema rejects isn't checked any further.
      const accepted = changes.filter((_, index) => accepts(places[index]!, becomes));
      const { mistakes } = checkedContent(smallSchool, applyChanges(smallSchool, accepted, published.published).drafts);
      for (const mistake of mistakes) expect(sentenceOf(mistake, 'mr')).toBeTypeOf('string');
    }
  },
);

function oneOfEach<Each>(all: readonly Each[], kindOf: (each: Each) => string): Each[] {
  return [...new Map(all.map((each) => [kindOf(each), each])).values()];
}

function accepts({ inDraft: { field } }: PlaceInDraft, value: string): boolean {
  return !field || (field.schema as { safeParse?: (data: unknown) => { success: boolean } }).safeParse!(value).success;
}

import type { YAMLSeq } from 'yaml';
import type { ContentDocument } from '../writing/content-document';

/** Moves a class of `facts/classes.yaml`, as a person with an editor does. @param from its index */
export function moveClass(file: ContentDocument, from: number, to: number): void {
  file.change((document) => {
    const { items } = document.get('classes') as YAMLSeq;
    items.splice(to, 0, ...items.splice(from, 1));
  });
}

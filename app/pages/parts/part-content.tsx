import type { Part, Person } from '../../../model/concepts/parts';
import { groupsOf, peopleOf } from '../../../model/projections/facts/people';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import { People } from '../../components/people/people';
import { Picture } from '../../components/picture/picture';
import { Prose } from '../../components/prose/prose';
import { Table } from '../../components/table/table';
import { toHtml, toHtmlIfAny } from '../../markdown';
import { ClassesPart } from '../classes/classes';
import { ContactPart } from '../contact/contact';
import columns from '../columns.module.css';
import { DocumentList } from '../documents/document-list';
import { FormPart } from '../form/form';
import gallery from '../gallery/gallery.module.css';
import type { PageProps } from '../page';
import { GroupedPeople } from '../people/grouped-people';
import { Staff } from '../people/staff';
import { Cards } from '../prose/cards';
import { Rules } from '../prose/rules';
import { Signature } from '../prose/signature';
import { Steps } from '../prose/steps';
import { FactTables } from '../tables/tables';
import styles from './parts.module.css';

interface PartContentProps extends Pick<PageProps<'parts'>, 'content' | 'pictures'> {
  part: Part;
  /** Which part of its screen it is, counted from 1. */
  number: number;
}

/** What stands below the title of a part. */
export function PartContent({ part, number, content, pictures }: PartContentProps) {
  const heading = 'title' in part && part.title ? 'h3' : 'h2';
  if ('text' in part) {
    return (
      <div className={columns.columns}>
        <Prose html={toHtml(part.text, content)} />
      </div>
    );
  }
  if ('picture' in part) {
    const { caption } = part.picture;
    return (
      <figure className={styles.figure}>
        <Picture picture={pictures.source(part.picture, 'section')} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if ('pictures' in part) {
    const photos = part.pictures.map((each) => pictures.photo(each, 'gallery'));
    return <PhotoList photos={photos} hash={`#photo-${number}/`} className={gallery.grid} />;
  }
  if ('people' in part) {
    const shown = ({ name, role, figure, words, picture }: Person) => ({
      name,
      role,
      figure,
      wordsHtml: toHtmlIfAny(words, content),
      picture: pictures.source(picture, 'portrait'),
      isDrawn: 'illustration' in picture,
    });
    const groups = groupsOf<Person>(part.people).map((group) => ({ ...group, people: group.people.map(shown) }));
    return groups.length > 0 ? (
      <GroupedPeople groups={groups} heading={heading} />
    ) : (
      <People people={peopleOf<Person>(part.people).map(shown)} heading={heading} />
    );
  }
  if ('cards' in part) return <Cards cards={part.cards} content={content} heading={heading} />;
  if ('steps' in part) return <Steps steps={part.steps} content={content} heading={heading} />;
  if ('rules' in part) return <Rules ids={part.rules} content={content} heading={heading} />;
  if ('signature' in part) {
    return <Signature {...part.signature} picture={pictures.source(part.signature.picture, 'portrait')} />;
  }
  if ('tables' in part) return <FactTables names={part.tables} content={content} />;
  if ('rows' in part) return <Table caption={part.title} columns={part.columns} rows={part.rows} />;
  if ('documents' in part) return <DocumentList rows={part.documents} content={content} />;
  if ('form' in part) return <FormPart formId={part.form} content={content} />;
  switch (part.facts) {
    case 'staff':
      return <Staff content={content} pictures={pictures} />;
    case 'classes':
      return <ClassesPart content={content} />;
    case 'contact':
      return <ContactPart school={content.school} />;
  }
}

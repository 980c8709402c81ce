import type { ReactNode } from 'react';
import type { Part, Person } from '../../../model/concepts/parts';
import { groupsOf, peopleOf } from '../../../model/projections/facts/people';
import { PhotoList } from '../../components/photo-viewer/photo-list';
import { Picture } from '../../components/picture/picture';
import { Table } from '../../components/table/table';
import { Markdown } from '../../shell/markdown';
import { ClassesBlock } from '../classes/classes';
import columns from '../columns.module.css';
import { MapAndContacts } from '../contact/contact';
import { DocumentList } from '../documents/document-list';
import { FormBlock } from '../form/form';
import gallery from '../gallery/gallery.module.css';
import { GroupedPeople } from '../people/grouped-people';
import { Staff } from '../people/staff';
import type { Pictures } from '../pictures';
import { Cards } from '../prose/cards';
import { Rules } from '../prose/rules';
import { Signature } from '../prose/signature';
import { Steps } from '../prose/steps';
import { FactTables } from '../tables/tables';
import styles from './parts.module.css';

type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type Kind = Exclude<KeyOf<Part>, 'title' | 'columns' | 'sample'>;

interface BlockProps<Of extends Kind> {
  block: Extract<Part, Record<Of, unknown>>;
  /** Position of the block on its screen, from 1. */
  number: number;
  pictures: Pictures;
  /** Level of the headings below the block's title. */
  heading: 'h2' | 'h3';
}

/** Renders each kind of block, by the field that only this kind has. */
const blocks: { [Of in Kind]: (props: BlockProps<Of>) => ReactNode } = {
  text: ({ block }) => (
    <div className={columns.columns}>
      <Markdown text={block.text} />
    </div>
  ),
  picture: PictureBlock,
  pictures: ({ block, number, pictures }) => (
    <PhotoList
      photos={block.pictures.map((each) => pictures.photo(each, 'gallery'))}
      hash={`#photo-${number}/`}
      className={gallery.grid}
    />
  ),
  people: PeopleBlock,
  cards: ({ block, heading }) => <Cards cards={block.cards} heading={heading} />,
  steps: ({ block, heading }) => <Steps steps={block.steps} heading={heading} />,
  rules: ({ block, heading }) => <Rules ids={block.rules} heading={heading} />,
  signature: ({ block: { signature }, pictures }) => (
    <Signature {...signature} picture={pictures.source(signature.picture, 'portrait')} />
  ),
  tables: ({ block }) => <FactTables names={block.tables} />,
  rows: ({ block }) => <Table caption={block.title} columns={block.columns} rows={block.rows} />,
  documents: ({ block }) => <DocumentList rows={block.documents} />,
  form: ({ block }) => <FormBlock formId={block.form} />,
  facts: ({ block, pictures }) => factBlocks[block.facts](pictures),
};

const factBlocks = {
  staff: (pictures: Pictures) => <Staff pictures={pictures} />,
  classes: () => <ClassesBlock />,
  contact: () => <MapAndContacts />,
};

/** A block of a screen, without its title. */
export function Block({ block, ...props }: { block: Part; number: number; pictures: Pictures }) {
  const kind = (Object.keys(blocks) as Kind[]).find((each) => each in block)!;
  const BlockOfKind = blocks[kind] as (props: { block: Part } & Omit<BlockProps<Kind>, 'block'>) => ReactNode;
  return <BlockOfKind block={block} heading={'title' in block && block.title ? 'h3' : 'h2'} {...props} />;
}

function PictureBlock({ block: { picture }, pictures }: BlockProps<'picture'>) {
  return (
    <figure className={styles.figure}>
      <Picture picture={pictures.source(picture, 'section')} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

function PeopleBlock({ block: { people }, pictures, heading }: BlockProps<'people'>) {
  const shown = ({ name, role, figure, words: quote, picture }: Person) => ({
    name,
    role,
    figure,
    quote: quote && <Markdown text={quote} />,
    picture: pictures.source(picture, 'portrait'),
    isDrawn: 'illustration' in picture,
  });
  return (
    <GroupedPeople
      groups={groupsOf<Person>(people).map((group) => ({ ...group, people: group.people.map(shown) }))}
      people={peopleOf<Person>(people).map(shown)}
      heading={heading}
    />
  );
}

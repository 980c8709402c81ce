import { Accordion } from '../../components/accordion/accordion';
import { Picture } from '../../components/picture/picture';
import { Table } from '../../components/table/table';
import { ScreenHead } from '../../shell/screen-head';
import type { StaffMember } from '../../../model/concepts/staff';
import { classTeachersTable } from '../../../model/derived/fact-tables';
import { DetailsScript } from '../details-script';
import { introOf, type PageProps } from '../page';
import type { Pictures } from '../pictures';
import page from '../page.module.css';
import { initialsOf } from './initials';
import styles from './teachers.module.css';

/** Who teaches which class, and everybody in groups that open; a phone begins with their names. */
export function TeachersPage(props: PageProps<'teachers'>) {
  const { content, pictures } = props;
  const { staff, staffGroups } = content;
  const classTeachers = classTeachersTable(content);
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {classTeachers && <Table {...classTeachers} isNarrow />}
        {staffGroups.length > 0 ? (
          <div>
            <Accordion
              heading="h2"
              panels={staffGroups.map(({ title, note, members }, index) => ({
                title: `${title} · ${members.length}`,
                content: (
                  <>
                    {note && <p className={styles.note}>{note}</p>}
                    <Cards people={members} pictures={pictures} heading="h3" />
                  </>
                ),
                opens: index === 0 || 'closed-on-phones',
              }))}
            />
            <DetailsScript />
          </div>
        ) : (
          staff.length > 0 && <Cards people={staff} pictures={pictures} heading="h2" />
        )}
      </div>
    </>
  );
}

interface CardsProps {
  people: readonly StaffMember[];
  pictures: Pictures;
  heading: 'h2' | 'h3';
}

function Cards({ people, pictures, heading: Heading }: CardsProps) {
  return (
    <ul className={styles.grid}>
      {people.map(({ name, designation, qualification, picture }) => (
        <li key={name} className={styles.person}>
          <div className={styles.portrait}>
            <Picture picture={pictures.source(picture, 'portrait')} load="later" />
            {'illustration' in picture && (
              <span className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
          </div>
          <Heading className={styles.name}>{name}</Heading>
          <p>{designation}</p>
          <p className={styles.qualification}>{qualification}</p>
        </li>
      ))}
    </ul>
  );
}

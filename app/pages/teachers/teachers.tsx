import type { StaffMember } from '../../../model/concepts/staff';
import { classTeachersTable } from '../../../model/derived/fact-tables';
import { Table } from '../../components/table/table';
import { ScreenHead } from '../../shell/screen-head';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import { GroupedPeople } from '../people/grouped-people';

/** Who teaches which class, and everybody of the staff. */
export function TeachersPage(props: PageProps<'teachers'>) {
  const { content, pictures } = props;
  const { staff, staffGroups } = content;
  const classTeachers = classTeachersTable(content);
  const shown = ({ name, designation, qualification, picture }: Omit<StaffMember, 'entry'>) => ({
    name,
    role: designation,
    qualification,
    picture: pictures.source(picture, 'portrait'),
    isDrawn: 'illustration' in picture,
  });
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {classTeachers && <Table {...classTeachers} isNarrow />}
        <GroupedPeople
          people={staff.map(shown)}
          groups={staffGroups.map((group) => ({ ...group, people: group.people.map(shown) }))}
          heading="h2"
        />
      </div>
    </>
  );
}

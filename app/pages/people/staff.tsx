import type { StaffMember } from '../../../model/concepts/staff';
import { classTeachersTable } from '../../../model/derived/fact-tables';
import { Table } from '../../components/table/table';
import type { PageProps } from '../page';
import { GroupedPeople } from '../people/grouped-people';

/** Who teaches which class, and everybody of the staff. */
export function Staff({ content, pictures }: Pick<PageProps<'teachers'>, 'content' | 'pictures'>) {
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
      {classTeachers && <Table {...classTeachers} isNarrow />}
      <GroupedPeople
        people={staff.map(shown)}
        groups={staffGroups.map((group) => ({ ...group, people: group.people.map(shown) }))}
        heading="h2"
      />
    </>
  );
}

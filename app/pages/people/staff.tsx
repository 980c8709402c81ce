import type { StaffMember } from '../../../model/concepts/staff';
import { classTeachersTable } from '../../../model/projections/facts/fact-tables';
import { People } from '../../components/people/people';
import { Table } from '../../components/table/table';
import type { PageProps } from '../page';
import { GroupedPeople } from './grouped-people';

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
      {staffGroups.length > 0 ? (
        <GroupedPeople
          groups={staffGroups.map((group) => ({ ...group, people: group.people.map(shown) }))}
          heading="h2"
        />
      ) : (
        staff.length > 0 && <People people={staff.map(shown)} heading="h2" />
      )}
    </>
  );
}

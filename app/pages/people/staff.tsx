import type { StaffMember } from '../../../model/concepts/staff';
import { classTeachersTable } from '../../../model/projections/facts/fact-tables';
import { Table } from '../../components/table/table';
import { useSite } from '../../shell/site';
import type { PageProps } from '../page';
import { GroupedPeople } from './grouped-people';

/** The table of class teachers, and cards of all staff. */
export function Staff({ pictures }: Pick<PageProps<'teachers'>, 'pictures'>) {
  const content = useSite();
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
        groups={staffGroups.map((group) => ({ ...group, people: group.people.map(shown) }))}
        people={staff.map(shown)}
        heading="h2"
      />
    </>
  );
}

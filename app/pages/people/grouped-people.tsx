import type { PeopleGroup } from '../../../model/concepts/people';
import { Accordion } from '../../components/accordion/accordion';
import { People, type ShownPerson } from '../../components/people/people';
import { useWords } from '../../language';
import { DetailsScript } from '../details-script';
import styles from './people.module.css';

interface GroupedPeopleProps {
  people: readonly ShownPerson[];
  /** The people of `people` in their groups; empty if there are no groups. */
  groups: readonly PeopleGroup<ShownPerson>[];
  /** Level of the groups' titles, or without groups of the names. */
  heading: 'h2' | 'h3';
}

/** Cards of people, in groups that open if there are any. Phones show only the first group open. */
export function GroupedPeople({ people, groups, heading }: GroupedPeopleProps) {
  const words = useWords();
  if (groups.length === 0) return people.length > 0 && <People people={people} heading={heading} />;
  return (
    <div>
      <Accordion
        heading={heading}
        panels={groups.map(({ title, note, people: members }, index) => ({
          title,
          beside: <span className={styles.count}>{words.people.count(members.length)}</span>,
          content: (
            <>
              {note && <p className={styles.note}>{note}</p>}
              <People people={members} heading={heading === 'h2' ? 'h3' : 'h4'} />
            </>
          ),
          opens: index === 0 || 'closed-on-phones',
        }))}
      />
      <DetailsScript />
    </div>
  );
}

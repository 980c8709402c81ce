import type { PeopleGroup } from '../../../model/concepts/people';
import { Accordion } from '../../components/accordion/accordion';
import { People, type ShownPerson } from '../../components/people/people';
import { useWords } from '../../language';
import { DetailsScript } from '../details-script';
import styles from './people.module.css';

interface GroupedPeopleProps {
  groups: readonly PeopleGroup<ShownPerson>[];
  /** Of the titles of the groups. */
  heading: 'h2' | 'h3';
}

/** Cards of people in groups that open; a phone begins with their titles. */
export function GroupedPeople({ groups, heading }: GroupedPeopleProps) {
  const words = useWords();
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

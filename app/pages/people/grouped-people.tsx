import type { PeopleGroup } from '../../../model/concepts/people';
import { Accordion } from '../../components/accordion/accordion';
import { People, type ShownPerson } from '../../components/people/people';
import { DetailsScript } from '../details-script';
import styles from './people.module.css';

interface GroupedPeopleProps {
  people: readonly ShownPerson[];
  /** The same people in groups; empty where they have none. */
  groups: readonly PeopleGroup<ShownPerson>[];
  /** Of what stands first: the titles of the groups, or the names. */
  heading: 'h2' | 'h3';
}

/** Cards of people; groups of them open, and a phone begins with their titles. */
export function GroupedPeople({ people, groups, heading }: GroupedPeopleProps) {
  if (groups.length === 0) return people.length > 0 && <People people={people} heading={heading} />;
  return (
    <div>
      <Accordion
        heading={heading}
        panels={groups.map(({ title, note, people: members }, index) => ({
          title: `${title} · ${members.length}`,
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

import type { Examples } from '../examples';
import { People } from './people';

const picture = { src: '/icon.svg', width: 160, height: 160, alt: 'A portrait' };

export const examples = {
  staff: (
    <People
      heading="h3"
      people={[{ name: 'Mrs. A. Kale', picture, isDrawn: true, role: 'TGT Hindi', qualification: 'M.A., B.Ed.' }]}
    />
  ),
  'with figure and words': (
    <People
      heading="h3"
      people={[
        {
          name: 'B. More',
          picture,
          isDrawn: false,
          role: 'Nurse',
          figure: '12 years',
          quote: <p>Here I learnt to ask.</p>,
        },
      ]}
    />
  ),
} satisfies Examples;

import { checkThemes } from './testing/every-theme.fixture';

checkThemes([
  'academic-blog',
  'classroom',
  'science-lab',
  'computer-lab',
  'maths-lab',
  'library',
  'music-room',
  'dance-room',
  'transportation',
  'sports',
  'glimpses',
  'sports-day',
  'hindi-diwas',
  'science-exhibition',
  'ashadhi',
  'parent-teacher-meeting',
]);

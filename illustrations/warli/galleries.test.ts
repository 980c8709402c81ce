import { checkThemes } from './every-theme';

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

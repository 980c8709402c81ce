import { checkThemes } from './testing/every-theme.fixture';
import { illustrationThemes } from '../../look/theme-names';

checkThemes(illustrationThemes.filter((theme) => theme.startsWith('slide-') || theme.startsWith('tile-')));

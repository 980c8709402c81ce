import { checkThemes } from './every-theme';
import { illustrationThemes } from '../../look/theme-names';

checkThemes(illustrationThemes.filter((theme) => theme.startsWith('slide-') || theme.startsWith('tile-')));

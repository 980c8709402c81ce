import { checkThemes } from './every-theme';
import { illustrationThemes } from './illustrate';

checkThemes(illustrationThemes.filter((theme) => theme.startsWith('slide-') || theme.startsWith('tile-')));

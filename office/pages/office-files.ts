import { createHash } from 'node:crypto';
import { once } from '../../app/once';
import script from '../script/office-script.ts?inline-script';
import type { SchoolLook } from '../../app/answers/styles';
import { officeStyles } from './styles';

export interface OfficeFiles {
  /** Addresses that pages of the office link. */
  sheet: string;
  script: string;
  /** The files by address. They never change, because their addresses contain a hash. */
  files: Readonly<Record<string, { type: string; body: string }>>;
}

const made = new Map<string, OfficeFiles>();

/** The files that pages of the office load. */
export function filesOf(look: SchoolLook): OfficeFiles {
  return once(made, look.css, () => {
    const css = officeStyles(look);
    const [sheetAddress, scriptAddress] = [`/office-${hashOf(css)}.css`, `/office-${hashOf(script)}.js`];
    return {
      sheet: sheetAddress,
      script: scriptAddress,
      files: {
        [sheetAddress]: { type: 'text/css; charset=utf-8', body: css },
        [scriptAddress]: { type: 'text/javascript; charset=utf-8', body: script },
      },
    };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerContent } from '../../model/projections/server-content';
import { openBeside } from '../../server/relay/spool/database';
import { type MissingDefinition, missingDefinitions } from '../../server/relay/spool/past-forms';
import { readEnvFile } from '../../server/settings/env-file';
import { counted } from '../../words/counted';
import type { Report } from './report';

/** Warns of forms, stages and questions that submissions on this computer use, and that the content no longer has. */
export function warnOfMissingDefinitions(content: Pick<ServerContent, 'formsIn' | 'stagesIn'>, report: Report): void {
  for (const missing of find(content)) report.line(`\n  Warning: ${describe(missing)}\n`);
}

function find(content: Parameters<typeof warnOfMissingDefinitions>[0]): MissingDefinition[] {
  const dataDir = process.env.DATA_DIR || readEnvFile().DATA_DIR || '.data';
  const file = path.resolve(dataDir, 'spool.db');
  if (!existsSync(file)) return [];
  try {
    const reader = openBeside(file);
    try {
      return missingDefinitions(reader, content);
    } finally {
      reader.close();
    }
  } catch {
    // Submissions of an older version, or damaged ones: the server deals with them.
    return [];
  }
}

function describe({ kind, form, id, count }: MissingDefinition): string {
  const submissions = counted(count, 'submission');
  switch (kind) {
    case 'form':
      return `${submissions} came through the form “${form}”, which the content no longer has. The office still shows them.`;
    case 'stage':
      return `${submissions} of the form “${form}” are in the stage “${id}”, which the form no longer has. The office still shows it. To be rid of it, move them to another stage.`;
    case 'question':
      return `${submissions} of the form “${form}” answer the question “${id}”, which the form no longer has. Office and Excel still show the answers.`;
  }
}

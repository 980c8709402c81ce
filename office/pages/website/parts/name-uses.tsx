import type { NameUse } from '../../../editing/field-details';
import { fieldPage } from './addresses';
import { BreadcrumbText } from './breadcrumb';
import ui from '../../layout/ui.module.css';

/** The ways to where a name is used. */
export function NameUses({ uses }: { uses: readonly NameUse[] }) {
  return (
    <ul className={`${ui.lines} ${ui.taps}`}>
      {uses.map(({ address, breadcrumb }) => (
        <li key={address}>
          <a href={fieldPage(address)}>
            <BreadcrumbText breadcrumb={breadcrumb} />
          </a>
        </li>
      ))}
    </ul>
  );
}

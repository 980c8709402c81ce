import type { Screen } from '../../../model/concepts/site-content';
import { partsOf } from '../../../model/projections/pages/screen-parts';
import { ScreenHead } from '../../shell/screen-head';
import { headOf, type PageProps } from '../page';
import page from '../page.module.css';
import { Block } from './blocks';

export function PartsPage(props: PageProps<'parts' | 'tables' | 'teachers'>) {
  return (
    <>
      <ScreenHead {...headOf(props)} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {partsOf(props.screen as Screen).map((block, index) => {
          const rendered = <Block key={index} block={block} number={index + 1} pictures={props.pictures} />;
          // The title of a table is its caption.
          if (!('title' in block) || !block.title || 'rows' in block) return rendered;
          return (
            <div key={index} className={page.section}>
              <h2>{block.title}</h2>
              {rendered}
            </div>
          );
        })}
      </div>
    </>
  );
}

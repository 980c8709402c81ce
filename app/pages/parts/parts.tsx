import type { Screen } from '../../../model/concepts/site-content';
import { partsOf } from '../../../model/projections/pages/screen-parts';
import { ScreenHead } from '../../shell/screen-head';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import { PartContent } from './part-content';

/** A screen of parts, one below the other. */
export function PartsPage(props: PageProps<'parts' | 'tables' | 'teachers'>) {
  const { screen, content, pictures } = props;
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      <div className={page.sheet}>
        {partsOf(screen as Screen).map((part, index) => {
          const drawn = (
            <PartContent key={index} part={part} number={index + 1} content={content} pictures={pictures} />
          );
          // A table has its title as a caption.
          if (!('title' in part) || !part.title || 'rows' in part) return drawn;
          return (
            <div key={index} className={page.section}>
              <h2>{part.title}</h2>
              {drawn}
            </div>
          );
        })}
      </div>
    </>
  );
}

import type { CompiledSchool } from '../../model/projections/compiled-school';
import { examplesOfComponents } from '../components/examples';
import { Document } from '../document';
import page from '../pages/page.module.css';
import { renderToHtml } from './render';

/** Renders a page with all examples of all components, for development and tests. */
export async function renderPreview(school: CompiledSchool): Promise<string> {
  const [content] = school.contents;
  return renderToHtml(
    <Document school={school} content={content} path="">
      <title>Components</title>
      <main id="content" className={page.sheet}>
        <h1>Components</h1>
        {Object.entries(examplesOfComponents).map(([component, examples]) => (
          <section key={component} className={page.section}>
            <h2>{component}</h2>
            {Object.entries(examples).map(([name, example]) => (
              <section key={name} className={page.section}>
                <h3>{name}</h3>
                <div>{example}</div>
              </section>
            ))}
          </section>
        ))}
      </main>
    </Document>,
    school,
    content,
  );
}

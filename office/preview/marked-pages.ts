import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { sitePages } from '../../model/projections/pages/site-pages';
import type { CompiledSchool } from '../../model/projections/compiled-school';
import type { Renderer } from '../../pipeline/bundles/bundles';
import { type ShownFields, shownFields } from './marked-html';
import { markedSchool } from './marked-school';
import { addRowFields, formattedValues } from './row-fields';

/** The pages of a school with the fields that they show. */
export class MarkedPages {
  private readonly marked;
  private readonly values;

  constructor(
    private readonly school: CompiledSchool,
    private readonly renderer: Renderer,
  ) {
    this.marked = markedSchool(school);
    this.values = formattedValues(school.contents[0]);
  }

  /** The page as visitors get it, and its elements that show fields. @throws Error if there is no such page */
  async page(address: string): Promise<{ html: string; tree: Tree.Document; fields: ShownFields }> {
    const html = await this.renderer.render(address, this.school);
    const markedHtml = await this.renderer.render(address, this.marked.school);
    const tree = parse(html, { scriptingEnabled: false });
    const fields = shownFields(tree, markedHtml, this.marked.marks);
    const language = this.school.contents.find((content) =>
      sitePages(content).some(({ path }) => path === address),
    )!.language;
    addRowFields(tree, fields, this.values, language);
    return { html, tree, fields };
  }
}

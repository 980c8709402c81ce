import { committeeTable } from '../../../model/projections/facts/fact-tables';
import { placeholderValues } from '../../../model/projections/facts/placeholder-values';
import type { SiteContent } from '../../../model/concepts/site-content';
import { menuLines, screenAt } from '../support/content';
import { factsOfCode } from './what-the-specification-fixes';

/** The content's value for every fact in `factsOfContent`. Lists are in screen order. */
export function saidByContent(content: SiteContent): Readonly<Record<string, string | readonly string[]>> {
  const { school, settings, classes, fees, staff, committees, rules, menu } = content;
  // The specification lists the holidays of a past session, which is the oldest in the content.
  const calendar = content.calendar.earlier?.at(-1) ?? content.calendar;
  const routes: readonly string[] = factsOfCode.routes;
  const { students, campus } = placeholderValues(school, 'en');
  const home = screenAt('/', 'home', content);
  const { albums } = screenAt('/gallery', 'albums', content);
  const [curriculum] = screenAt('/school-curriculum', 'documents', content).sections;
  const disclosure = screenAt('/mandetory-public', 'documents', content).sections;
  const procedure = screenAt('/admission-procedure', 'prose', content);
  const portalBody = content.screens.find(({ path }) => path === '/between-us-portal')?.body ?? '';
  const titleOfRules = (id: string) => rules.find((list) => list.id === id)?.title ?? '';
  const values = home.welcome.accordion.find(({ items }) => items)?.items ?? [];
  const fieldsOf = (id: string) => content.forms.find((form) => form.id === id)?.fields ?? [];
  const namesOf = (id: string) => fieldsOf(id).map(({ name }) => name);
  const labelsOf = (id: string, list: string) =>
    fieldsOf(id).flatMap((field) =>
      field.name === list && field.kind === 'select' ? field.options.map(({ label }) => label) : [],
    );
  const toilets = disclosure
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => /(girls|boys)' toilets/i.test(label))
    .map((row) => ('value' in row ? row.value : 'no value'));

  return {
    'CBSE affiliation number': school.registrations.find(({ label }) => label.startsWith('CBSE Aff'))?.number ?? 'none',
    'PIN code': school.address.pin,
    'Year of foundation': String(school.founded),
    'Enquiry dialog opens': settings.enquiryDialog?.opens ?? 'never',
    'Milliseconds of a slide': String(settings.carouselIntervalMs),
    'Number of slides': String(home.slides.length),
    'Blinking banner leads to': settings.admissionBanner?.to ?? 'nowhere',
    'Floating link leads to': settings.disclosureLink?.to ?? 'nowhere',
    'Floating link': settings.disclosureLink?.text ?? 'none',

    'Questions of the enquiry form': namesOf('enquiry'),
    'Classes in the enquiry form': labelsOf('enquiry', 'class_name'),
    'Questions of the career form': namesOf('career'),
    'Marital status in the career form': labelsOf('career', 'marital_Status'),

    Students: students ?? '',
    Campus: campus ?? '',
    'Copyright year': String(school.copyrightYear),
    Version: school.version,
    'Number of telephone numbers': String(school.phones.length),
    'E-mail addresses of': school.emails.map(({ label }) => label),

    Classes: classes.map(({ label }) => label),
    Fees: fees.heads.map(({ label, paid }) => `${label}, ${paid}`),
    ...named('Yearly fee of', classes, ({ fees: { yearly = 0 } = {} }) => `₹ ${yearly.toLocaleString('en-IN')}`),
    ...named('Age in', classes, ({ ageFrom, ageTo }) => `${ageFrom} to ${ageTo} years`),
    ...named('Seats in', classes, ({ seats }) => String(seats)),

    'Session of the common holidays': calendar.commonHolidays.session,
    Vacations: calendar.commonHolidays.rows.map(({ vacation }) => vacation),
    'Number of gazetted holidays': String(calendar.gazettedHolidays.rows.length),
    'Session of the examination cycle': calendar.examinationCycle.session,

    'Number of staff': String(staff.length),
    'Posts of the staff': staff.map(({ designation }) => designation),
    Committees: committees.map(({ title }) => title),
    ...named('Members of the', committees, ({ members }) => String(members.length)),
    ...named('Designations in the', committees, ({ members }) => members.map((each) => each.designation)),
    ...named('Columns of the', committees, (committee) => committeeTable(committee, 'en').columns),

    Albums: albums.map(({ title, photoCountLabel }) => `${title}: ${photoCountLabel}`),
    ...named('Photos inside', albums, ({ pictures }) => String(pictures.length)),
    Galleries: content.screens
      .filter((screen) => screen.kind === 'gallery')
      .sort((one, other) => routes.indexOf(one.path) - routes.indexOf(other.path))
      .map(({ data }) => `${data.imageName} 1 to ${data.pictures.length}`),

    'Session of School curriculum': curriculum?.title ?? '',
    'Columns of School curriculum': curriculum ? [curriculum.rowTitle, curriculum.valueTitle] : [],
    'Documents of School curriculum': curriculum?.rows.map(({ label }) => label) ?? [],
    'Sections of the disclosure': disclosure.map(({ letter, title }) => (letter ? `${letter} ${title}` : title)),
    ...named('Rows of', disclosure, ({ rows }) => rows.map(({ label }) => label)),
    Toilets: toilets,

    'Screens besides those of the route table': content.screens
      .map(({ path }) => path)
      .filter((path) => !routes.includes(path)),
    'Header menu': menuLines(menu.header),
    'Footer links': menu.footer.map(({ label }) => label),
    'Facilities on Home': home.tiles.map(({ title }) => title),
    'Accordion on Home': home.welcome.accordion.map(({ title }) => title),
    Values: values.map(({ title }) => title),
    Programmes: (screenAt('/student-goals', 'prose', content).cards ?? []).map(({ title }) => title),
    'Steps of admission': (procedure.steps ?? []).map(({ title }) => title),
    ...named('Items of', rules, ({ items }) => items),
    'Rules on Admission Procedure': (procedure.rules ?? []).map(titleOfRules),
    'Rules on Between Us Portal': (screenAt('/between-us-portal', 'prose', content).rules ?? []).map(titleOfRules),
    'Help of Between Us Portal': portalBody.split('\n'),
    'Links of Between Us Portal': String((portalBody.match(/\]\(https:/g) ?? []).length),
  };
}

/** Makes a fact of each entry, named by a prefix and the entry's label or title. */
function named<Entry extends { label: string } | { title: string }, Fact extends string | string[]>(
  prefix: string,
  entries: readonly Entry[],
  factOf: (entry: Entry) => Fact,
): Record<string, Fact> {
  const nameOf = (entry: Entry) => ('label' in entry ? entry.label : entry.title);
  return Object.fromEntries(entries.map((entry) => [`${prefix} ${nameOf(entry)}`, factOf(entry)]));
}

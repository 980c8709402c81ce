import { ownValue } from '../../../forms/own-value';
import { Button } from '../../../app/components/button/button';
import { Table } from '../../../app/components/table/table';
import { shortDate } from '../../../model/projections/dates/dates';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { SelectField } from '../form/fields';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import type { FiguresView } from '../views';
import { BarChart } from './bar-chart';
import ui from '../layout/ui.module.css';
import styles from './figures.module.css';

/** How many came, how far they got, and how soon someone called. Each chart is only a picture of its table. */
export function FiguresPage({ view }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  const isEmpty = view.weeks.every(({ count }) => count === 0) && view.choices.every(({ count }) => count === 0);
  return (
    <OfficePage title={say.title} beside={<p>{view.form.title}</p>}>
      {view.forms.length > 1 && <FormChoice view={view} />}
      {isEmpty ? (
        <EmptyState title={say.nothing} hint={say.nothingHint} />
      ) : (
        <>
          <ThisWeek view={view} />
          <Weeks view={view} />
          <Choices view={view} />
          <FirstCalls view={view} />
        </>
      )}
    </OfficePage>
  );
}

function FormChoice({ view: { form, forms } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  return (
    <form method="get" action="/figures" className={`${ui.row} ${ui.part} no-print`} data-fields="">
      <SelectField
        label={say.form}
        name="form"
        saved={form.id}
        options={forms.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Button variant="quiet" type="submit">
        {say.show}
      </Button>
    </form>
  );
}

/** What the principal asks for first. */
function ThisWeek({ view: { thisWeek } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  const [first] = thisWeek.choices;
  const labels = thisWeek.choices.filter(({ count }) => count === first?.count).map(({ label }) => label);
  return (
    <p className={ui.summary}>
      <strong>{say.thisWeek(thisWeek.count)}</strong>
      {first && ` ${say.mostChosen(labels.join(', '), first.count)}`}
    </p>
  );
}

function Weeks({ view: { weeks } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  const { language } = useFrame();
  const bars = weeks.map(({ monday, count }) => ({ label: shortDate(monday, language), parts: [count] }));
  return (
    <section className={styles.figure}>
      <h2>{say.weeks}</h2>
      <BarChart bars={bars} />
      <Table
        caption={say.weeks}
        hasHeading
        isNarrow
        columns={[say.week, say.count]}
        rows={bars.map(({ label, parts }) => [label, String(parts[0])])}
      />
    </section>
  );
}

function Choices({ view: { choices, stages } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  if (choices.length === 0) return null;
  const bars = choices.map(({ label, byStage }) => ({
    label,
    parts: stages.map(({ id }) => ownValue(byStage, id) ?? 0),
  }));
  return (
    <section className={styles.figure} data-wide>
      <h2>{say.choices}</h2>
      <BarChart bars={bars} legend={stages.map(({ label }) => label)} />
      <Table
        caption={say.choices}
        hasHeading
        columns={[say.choice, ...stages.map(({ label }) => label), say.total]}
        rows={choices.map(({ label, count }, index) => [label, ...bars[index]!.parts.map(String), String(count)])}
      />
    </section>
  );
}

function FirstCalls({ view: { firstCalls } }: { view: FiguresView }) {
  const { figures: say, time } = useOfficeWords();
  if (firstCalls.length === 0) return null;
  // The server counts 3 to 6 days as 3, and more as 7.
  const special = new Map([
    [undefined, say.notCalled],
    [0, say.sameDay],
    [3, say.fewDays],
    [7, say.manyDays],
  ]);
  const bars = firstCalls.map(({ days, count }) => ({
    label: special.get(days) ?? time.days(days ?? 0),
    parts: [count],
  }));
  return (
    <section className={styles.figure}>
      <h2>{say.firstCalls}</h2>
      <BarChart bars={bars} />
      <Table
        caption={say.firstCalls}
        hasHeading
        isNarrow
        columns={[say.days, say.count]}
        rows={bars.map(({ label, parts }) => [label, String(parts[0])])}
      />
    </section>
  );
}

import { ownValue } from '../../../forms/own-value';
import { Button } from '../../../app/components/button/button';
import { Table } from '../../../app/components/table/table';
import { emptyCell } from '../../../words/empty-cell';
import { shortDate } from '../../../model/projections/dates/dates';
import { useFrame } from '../frame/frame-context';
import { useOfficeWords } from '../frame/office-words';
import { SelectField } from '../form/fields';
import { EmptyState } from '../layout/empty-state';
import { OfficePage } from '../layout/office-page';
import type { FiguresView } from '../views';
import { BarChart, type BarChartProps } from './bar-chart';
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
    <form method="get" action="/figures" className={`${ui.row} ${ui.part} no-print`} data-fields="" data-apply="">
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
    <p className={ui.before}>
      <strong>{say.thisWeek(thisWeek.count)}</strong>
      {first && ` ${say.mostChosen(labels.join(', '), first.count)}`}
    </p>
  );
}

function Weeks({ view: { weeks } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  const { language } = useFrame();
  const bars = weeks.map(({ monday, count }) => ({ label: shortDate(monday, language), parts: [count] }));
  return <Figure title={say.weeks} columns={[say.week, say.count]} bars={bars} />;
}

function Choices({ view: { choices, stages } }: { view: FiguresView }) {
  const { figures: say } = useOfficeWords();
  const bars = choices.map(({ label, byStage }) => ({
    label,
    parts: stages.map(({ id }) => ownValue(byStage, id) ?? 0),
  }));
  const legend = stages.map(({ label }) => label);
  const totals = choices.map(({ count }) => count);
  return (
    <Figure
      title={say.choices}
      columns={[say.choice, ...legend, say.total]}
      bars={bars}
      legend={legend}
      totals={totals}
    />
  );
}

function FirstCalls({ view: { firstCalls } }: { view: FiguresView }) {
  const { figures: say, time } = useOfficeWords();
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
  return <Figure title={say.firstCalls} columns={[say.days, say.count]} bars={bars} />;
}

interface FigureProps extends BarChartProps {
  title: string;
  columns: readonly string[];
  /** Numbers of a last column. */
  totals?: readonly number[];
}

/** A chart; its numbers as a table, for screen readers and for copying, are folded. */
function Figure({ title, columns, totals, ...chart }: FigureProps) {
  const { figures: say } = useOfficeWords();
  if (chart.bars.length === 0) return null;
  const shown = (count: number) => (count === 0 ? emptyCell : String(count));
  return (
    <section className={ui.part}>
      <h2>{title}</h2>
      <BarChart {...chart} />
      <details className={styles.numbers}>
        <summary aria-label={`${say.asTable}: ${title}`}>{say.asTable}</summary>
        <Table
          caption={title}
          hasHeading
          isNarrow
          columns={columns}
          rows={chart.bars.map(({ label, parts }, index) => [
            label,
            ...parts.map(shown),
            ...(totals ? [shown(totals[index] ?? 0)] : []),
          ])}
        />
      </details>
    </section>
  );
}

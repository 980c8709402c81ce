const meanings = {
  submissions: 'Submissions by what became of them',
  refusals: 'Requests that were refused, by reason',
  attempts: 'Deliveries to one recipient each, by outcome',
  erasures: 'Submissions erased',
} as const;

/** Counters since the start of this process, for Prometheus. Labels are our own codes, never user input. */
export class Counters {
  private readonly counts = new Map<keyof typeof meanings, Map<string, number>>();

  add(name: keyof typeof meanings, label: string, by = 1): void {
    const labels = this.counts.get(name) ?? new Map<string, number>();
    this.counts.set(name, labels.set(label, (labels.get(label) ?? 0) + by));
  }

  /** Formats the counters as Prometheus text: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  toText(): string {
    return Object.entries(meanings)
      .map(([name, meaning]) => {
        const labels = this.counts.get(name as keyof typeof meanings) ?? new Map<string, number>();
        const lines = Array.from(labels, ([label, count]) => `website_${name}_total{kind="${label}"} ${count}\n`);
        return `# HELP website_${name}_total ${meaning}\n# TYPE website_${name}_total counter\n${lines.join('')}`;
      })
      .join('');
  }
}

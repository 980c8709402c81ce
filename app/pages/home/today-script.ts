import { todayInIndia } from '../../../forms/calendar-date';

/* Inline after the coming holidays. The script uses the visitor's date, which may be weeks after the build. */

const box = document.querySelector<HTMLElement>('[data-today]')!;
const line = box.querySelector('p')!;
const today = todayInIndia();

const [next] = [...box.querySelectorAll('li')].filter((each) => {
  each.hidden = (each.dataset.to ?? each.dataset.from!) < today;
  return !each.hidden;
});
const isClosed = box.dataset.today!.includes(`${new Date(today).getUTCDay()}`);
if (next) line.textContent = line.dataset[next.dataset.from! <= today || isClosed ? 'closed' : 'open']!;
else box.remove();

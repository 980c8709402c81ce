import { escapeMarkup } from '../words/escape-markup';
import type { AnswerWords } from '../words/words';
import type { Find, Hit } from './find';
import { placedWords } from './letters';
import type { SearchFile } from './search-file';

const MAX_SUGGESTIONS = 3;

/** Search results as HTML, for browser and server. */
export function answerHtml(question: string, find: Find, file: SearchFile, words: AnswerWords): string {
  const hits = find(question);
  if (hits.length === 0) return nothingHtml(question, file, words);
  return `<ol>${hits.map((hit) => `<li>${hitHtml(hit)}</li>`).join('')}</ol>`;
}

function hitHtml({ address, heading, text, page, lang, isMeant }: Hit): string {
  const inIt = lang ? ` lang="${escapeMarkup(lang)}"` : '';
  const parts = [
    `<strong${inIt}>${marked(heading, isMeant)}</strong>`,
    text && `<span${inIt}>${marked(text, isMeant)}</span>`,
    page && `<small>${escapeMarkup(page)}</small>`,
  ];
  return `<a href="${escapeMarkup(address)}">${parts.filter(Boolean).join(' ')}</a>`;
}

function marked(text: string, isMeant: Hit['isMeant']): string {
  let html = '';
  let end = 0;
  for (const { word, from, to } of placedWords(text)) {
    if (!isMeant(word)) continue;
    html += `${escapeMarkup(text.slice(end, from))}<mark>${escapeMarkup(text.slice(from, to))}</mark>`;
    end = to;
  }
  return html + escapeMarkup(text.slice(end));
}

/** Answer without results: how to contact the school, and popular pages. */
function nothingHtml(question: string, { phone, whatsapp, asked, pages }: SearchFile, words: AnswerWords): string {
  const links = [
    phone && [`tel:${phone}`, words.call],
    whatsapp && [
      `https://wa.me/${whatsapp.replace('+', '')}?text=${encodeURIComponent(words.whatsappText(question))}`,
      words.askOnWhatsapp,
    ],
  ];
  const screens = asked.slice(0, MAX_SUGGESTIONS).map((index) => pages[index]!);
  return [
    `<p>${escapeMarkup(words.nothing(question))}</p>`,
    links.some(Boolean) && `<p>${words.tryAnother}</p>${listHtml(links.flatMap((link) => (link ? [link] : [])))}`,
    screens.length > 0 && `<p>${words.likely}</p>${listHtml(screens)}`,
  ]
    .filter(Boolean)
    .join('');
}

/** Answer if the search could not be loaded. @param everything address of the search screen, which lists all headings */
export function failedHtml(everything: string, words: AnswerWords): string {
  return `<p>${words.failed}</p>${listHtml([[everything, words.everything]])}`;
}

function listHtml(links: readonly (readonly string[])[]): string {
  const items = links.map(
    ([address = '', text = '']) => `<li><a href="${escapeMarkup(address)}">${escapeMarkup(text)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

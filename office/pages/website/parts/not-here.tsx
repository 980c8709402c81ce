import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';

/** What a list or a search can't offer yet, and who does it. To be removed once entries, photos and papers can be added. */
export function NotHere() {
  const { fields: say } = useOfficeWords().website;
  return (
    <p className={ui.aside} data-tone="info">
      {say.notHere}
    </p>
  );
}

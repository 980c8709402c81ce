import { useOfficeWords } from '../../frame/office-words';
import ui from '../../layout/ui.module.css';

/** What a search can't offer yet, and who does it. To be removed once notices, photos and papers can be added. */
export function NotHere() {
  const { fields: say } = useOfficeWords().website;
  return (
    <p className={ui.aside} data-tone="info">
      {say.notHere}
    </p>
  );
}

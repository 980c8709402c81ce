import { Picture, type PictureSource } from '../../components/picture/picture';
import styles from './prose.module.css';

interface SignatureProps {
  name: string;
  role: string;
  picture: PictureSource;
}

export function Signature({ name, role, picture }: SignatureProps) {
  return (
    <figure className={styles.signature}>
      <Picture picture={picture} />
      <figcaption>
        <strong>{name}</strong>
        <br />
        {role}
      </figcaption>
    </figure>
  );
}

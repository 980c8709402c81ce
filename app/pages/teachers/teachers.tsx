import { Picture } from '../../components/picture/picture';
import { ScreenHead } from '../../shell/screen-head';
import { introOf, type PageProps } from '../page';
import page from '../page.module.css';
import { initialsOf } from './initials';
import styles from './teachers.module.css';

export function TeachersPage(props: PageProps<'teachers'>) {
  const { staff } = props.content;
  return (
    <>
      <ScreenHead {...introOf(props)} pictureOn="wide-screens" />
      {staff.length > 0 && (
        <div className={page.sheet}>
          <ul className={styles.grid}>
            {staff.map(({ name, designation, qualification, picture }, index) => (
              <li key={name} className={styles.person}>
                <div className={styles.portrait}>
                  <Picture picture={props.pictures.source(picture, 'portrait')} load={index < 2 ? 'now' : 'later'} />
                  {'illustration' in picture && (
                    <span className={styles.initials} aria-hidden="true">
                      {initialsOf(name)}
                    </span>
                  )}
                </div>
                <h2 className={styles.name}>{name}</h2>
                <p>{designation}</p>
                <p className={styles.qualification}>{qualification}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

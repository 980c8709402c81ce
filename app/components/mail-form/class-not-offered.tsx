import { telephoneLink } from '../../../forms/phone-number';
import { useWords } from '../../language';

interface ClassNotOfferedProps {
  /** Name of the class. */
  label: string;
  phone: { number: string } | undefined;
}

/** That a class of the school is not in the list of a form, and whom to call about it. */
export function ClassNotOffered({ label, phone }: ClassNotOfferedProps) {
  const { classNotOffered, toApplyCall } = useWords().form;
  if (!phone) return classNotOffered(label);
  return (
    <>
      {/* One text: between two, React would mark where they meet, in every page. */}
      {`${classNotOffered(label)} ${toApplyCall} `}
      <a href={telephoneLink(phone.number)}>{phone.number}</a>
    </>
  );
}

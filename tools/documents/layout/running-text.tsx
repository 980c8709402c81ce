import { Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import { lexer, type Token, type Tokens } from 'marked';
import { useLook } from './look';

/** Markdown on paper: paragraphs, headings, lists, bold, italic and links. Anything else appears as it was typed. */
export function RunningText({ markdown }: { markdown: string }) {
  return <Blocks tokens={lexer(markdown)} />;
}

function Blocks({ tokens }: { tokens: Token[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

function Block({ token }: { token: Token }) {
  const { styles } = useLook();
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return (
        <Text style={[styles.heading, own.heading]} minPresenceAhead={60}>
          <Inline tokens={token.tokens} raw={token.raw} />
        </Text>
      );
    case 'list':
      return <List list={token as Tokens.List} />;
    default:
      return (
        <Text style={[styles.text, own.paragraph]} orphans={2} widows={2}>
          <Inline tokens={'tokens' in token ? token.tokens : undefined} raw={token.raw.trimEnd()} />
        </Text>
      );
  }
}

function List({ list }: { list: Tokens.List }) {
  const { colours, styles, shown } = useLook();
  return (
    <View style={own.list}>
      {list.items.map((item, index) => (
        <View key={index} style={own.item} wrap={false}>
          <Text style={[styles.text, own.marker, { color: colours.wall }]}>
            {list.ordered ? shown(`${(list.start || 1) + index}.`) : '•'}
          </Text>
          <View style={own.itemText}>
            <Blocks tokens={item.tokens} />
          </View>
        </View>
      ))}
    </View>
  );
}

function Inline({ tokens, raw }: { tokens: Token[] | undefined; raw: string }) {
  const { shown } = useLook();
  if (!tokens) return shown(raw);
  return tokens.map((token, index) => <InlineToken key={index} token={token} />);
}

function InlineToken({ token }: { token: Token }) {
  const { styles, shown } = useLook();
  switch (token.type) {
    case 'strong':
      return (
        <Text style={styles.bold}>
          <Inline tokens={token.tokens} raw={token.raw} />
        </Text>
      );
    case 'em':
      return (
        <Text style={styles.italic}>
          <Inline tokens={token.tokens} raw={token.raw} />
        </Text>
      );
    case 'link':
      return <TextLink link={token as Tokens.Link} />;
    case 'br':
      return '\n';
    case 'text':
    case 'escape': {
      const { tokens, text } = token as Tokens.Text;
      // A line break in the file is only a line break in the file.
      return <Inline tokens={tokens} raw={text.replace(/\s*\n\s*/g, ' ')} />;
    }
    default:
      return shown(token.raw);
  }
}

/** On paper nobody can tap: only an address outside the site is a link, and a screen of the site is its words. */
function TextLink({ link }: { link: Tokens.Link }) {
  const { colours } = useLook();
  const words = <Inline tokens={link.tokens} raw={link.text} />;
  return /^(https?|mailto|tel):/.test(link.href) ? (
    <Link src={link.href} style={{ color: colours.wall }}>
      {words}
    </Link>
  ) : (
    words
  );
}

const own = StyleSheet.create({
  heading: { marginTop: 10, marginBottom: 4 },
  paragraph: { marginBottom: 8 },
  list: { marginBottom: 4 },
  item: { flexDirection: 'row' },
  marker: { width: 16 },
  itemText: { flex: 1 },
});

import type { mr } from './mr';
import type { WorldWords } from './words';

export const hi = {
  colophon: 'यहाँ के चित्र महाराष्ट्र के वारली भित्तिचित्रों की शैली में बनाए गए हैं।',
  numbers: 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'.split(' '),
  and: 'और',
  stop: '।',
  phrases: {
    '{} children shape pots below a shelf of finished ones': 'तैयार मटकों की ताक के नीचे {} बच्चे मटके गढ़ते हैं',
    '{} children paint at easels while the smallest one poses': '{} बच्चे चित्र बनाते हैं और सबसे छोटा शान से खड़ा रहता है',
    '{} children spell words with beans on a mat while a teacher watches':
      '{} बच्चे चटाई पर बीजों से शब्द बनाते हैं और शिक्षिका देखती हैं',
    '{} children learn to cook over {} small fires': '{} बच्चे {} छोटे चूल्हों पर खाना बनाना सीखते हैं',
    '{} children make star lanterns and hang them on a line': '{} बच्चे आकाश-कंदील बनाकर डोरी पर टाँगते हैं',
    'three children lay a floor pattern of petals, with lamps in front':
      'तीन बच्चे पंखुड़ियों की रंगोली बनाते हैं और सामने दीये जलते हैं',
    '{} pilgrims walk in the rain with a palkhi, flags and drums': '{} वारकरी पालकी, पताकाएँ और मृदंग लिए बारिश में चलते हैं',
    '{} pilgrims carry holy basil on their heads through the rain': '{} वारकरी सिर पर तुलसी लिए बारिश में से गुज़रते हैं',
    '{} pilgrims with umbrellas and flags follow the drums': '{} वारकरी छाते और पताकाएँ लिए मृदंगों के पीछे चलते हैं',
    '{} pilgrims dance ahead of the palkhi to drums and cymbals': '{} वारकरी मृदंग और मंजीरों की ताल पर पालकी के आगे नाचते हैं',
    '{} pilgrims under flags and umbrellas bring the palkhi': '{} वारकरी पताकाओं और छातों के नीचे पालकी लाते हैं',
    '{} pilgrims sing and clap cymbals on a wet road': '{} वारकरी भीगी सड़क पर मंजीरे बजाते हुए अभंग गाते हैं',
    'two children at chess; {} others know a better move': 'दो बच्चे शतरंज खेलते हैं; बाकी {} को उससे अच्छी चाल मालूम है',
    'two children debate before {} listeners and a puzzled judge':
      'दो बच्चे {} श्रोताओं और उलझन में पड़े निर्णायक के सामने वाद-विवाद करते हैं',
    'a teacher and {} children lift one knee each in brain gym': 'शिक्षिका और {} बच्चे एक-एक घुटना उठाकर ब्रेन जिम करते हैं',
    '{} children dance under lanterns for their families': '{} बच्चे कंदीलों के नीचे अपने घरवालों के सामने नाचते हैं',
    'a girl recites from a book to {} listeners on the floor': 'एक लड़की ज़मीन पर बैठे {} श्रोताओं को किताब से पढ़कर सुनाती है',
    'a boy recites by heart before his teacher and {} classmates':
      'एक लड़का शिक्षिका और {} सहपाठियों को याद किया हुआ पाठ सुनाता है',
    '{} children stand at salute while a teacher hoists the flag': '{} बच्चे सलामी देते खड़े हैं और शिक्षिका झंडा फहराती हैं',
    '{} children salute the flag before the school house; the smallest comes running': 'झंडे को सलामी देते बच्चे',
    '{} children hold up Devanagari letters, and the teacher thanks them':
      '{} बच्चे देवनागरी अक्षर ऊपर उठाते हैं और शिक्षिका उन्हें धन्यवाद देती हैं',
    'a school bus with {} children at its windows stops for {} people':
      'खिड़कियों पर {} बच्चों वाली स्कूल बस {} लोगों के लिए रुकती है',
    'a school bus with {} children at its windows stops for one person':
      'खिड़कियों पर {} बच्चों वाली स्कूल बस एक सवारी के लिए रुकती है',
    'a bus carries {} children and a hen on its roof, a late boy behind it':
      'बस में {} बच्चे और छत पर मुर्गी; पीछे दौड़ता एक लड़का, जिसे देर हो गई',
    'a school bus on the upper road and {} children cycling on the lower':
      'ऊपर की सड़क पर स्कूल बस और नीचे की सड़क पर साइकिल चलाते {} बच्चे',
    '{} children at two long benches; one pours into a flask': 'दो लंबी मेज़ों पर {} बच्चे; एक फ़्लास्क में घोल उड़ेलता है',
    '{} people look at a very large microscope': '{} लोग बहुत बड़े सूक्ष्मदर्शी को देखते हैं',
    '{} people look at a bubbling flask': '{} लोग बुलबुले छोड़ते फ़्लास्क को देखते हैं',
    '{} people look at a rack of coloured test tubes': '{} लोग स्टैंड पर रखी रंगीन परखनलियाँ देखते हैं',
    '{} people look at a balance that tips to one side': '{} लोग एक ओर झुका तराज़ू देखते हैं',
    '{} people look at a horseshoe magnet pulling pins': '{} लोग पिनें खींचता नाल जैसा चुंबक देखते हैं',
    '{} people look at a model volcano that really spits': '{} लोग सचमुच उबलते ज्वालामुखी का मॉडल देखते हैं',
    '{} people look at a windmill made of paper and sticks': '{} लोग कागज़ और तीलियों की पवनचक्की देखते हैं',
    '{} people look at water dripping clear through sand': '{} लोग रेत से छनकर टपकता साफ़ पानी देखते हैं',
    '{} people look at a bulb that lights from one cell': '{} लोग एक ही सेल से जलता बल्ब देखते हैं',
    '{} people look at a globe on its stand': '{} लोग स्टैंड पर रखा ग्लोब देखते हैं',
    '{} people look at the sky through a telescope': '{} लोग दूरबीन से आसमान देखते हैं',
    '{} people look at a model of the sun and its planets': '{} लोग सूरज और ग्रहों का मॉडल देखते हैं',
    'a teacher explains a plant to three children with a microscope':
      'शिक्षिका सूक्ष्मदर्शी की मदद से तीन बच्चों को पौधे के बारे में समझाती हैं',
    '{} children at benches before a blackboard, one of them looking the wrong way':
      'ब्लैकबोर्ड के सामने बेंचों पर {} बच्चे; उनमें से एक कहीं और देखता है',
    'a teacher and {} children sitting on the classroom floor': 'कक्षा में ज़मीन पर बैठे {} बच्चे और शिक्षिका',
    '{} children work in pairs around {} tables': '{} बच्चे {} मेज़ों के चारों ओर जोड़ियों में काम करते हैं',
    '{} children and a teacher at {} computers': '{} बच्चे और शिक्षिका {} कंप्यूटरों के सामने बैठते हैं',
    'three children among a giant abacus, a set square and a pair of compasses':
      'विशाल अबैकस, सेट स्क्वायर और परकार के बीच तीन बच्चे',
    'a girl draws shapes on the board while {} children sit and think':
      'एक लड़की बोर्ड पर आकृतियाँ बनाती है और {} बच्चे बैठकर सोचते हैं',
    'a boy climbs to the top shelf while {} children read': 'एक लड़का सबसे ऊपर की ताक तक चढ़ता है और {} बच्चे पढ़ते हैं',
    'a librarian watches {} children reading between tall shelves':
      'ऊँची अलमारियों के बीच पढ़ते {} बच्चों पर लाइब्रेरियन की नज़र रहती है',
    '{} children reading along one table under a shelf of books': 'किताबों की ताक के नीचे एक ही मेज़ पर पढ़ते {} बच्चे',
    'three children on piles of books, the highest reader quite absorbed':
      'किताबों के ढेरों पर तीन बच्चे; सबसे ऊपर वाली लड़की पढ़ने में खोई है',
    '{} parents meet teachers at {} tables, each child close by':
      '{} अभिभावक {} मेज़ों पर शिक्षकों से मिलते हैं, बच्चे पास ही रहते हैं',
    '{} people seated in a circle under a great tree, talking it over': 'बड़े पेड़ के नीचे घेरे में बैठे {} लोग बातचीत करते हैं',
    '{} children show a drawing to both parents': '{} बच्चे अपना-अपना चित्र माता-पिता को दिखाते हैं',
    '{} children listen to a story under a broad tree': 'घने पेड़ के नीचे {} बच्चे कहानी सुनते हैं',
    'four children plant and water three young trees': 'चार बच्चे तीन पौधे लगाकर उन्हें सींचते हैं',
    '{} children fly kites in a stiff wind': '{} बच्चे तेज़ हवा में पतंग उड़ाते हैं',
    'two children and a woman draw water while others carry it home':
      'दो बच्चे और एक महिला कुएँ से पानी निकालते हैं, बाकी उसे घर ले जाते हैं',
    'a farmer shows his cow to {} children who keep their distance':
      'किसान {} बच्चों को अपनी गाय दिखाता है; बच्चे ज़रा दूर ही रहते हैं',
    '{} people share a meal, seated in a ring around three pots': '{} लोग तीन बर्तनों के चारों ओर घेरे में बैठकर साथ खाते हैं',
    '{} children play in front of the school house': 'स्कूल की इमारत के सामने {} बच्चे खेलते हैं',
    '{} children dance in a ring around a pattern of flowers': 'फूलों की रंगोली के चारों ओर {} बच्चे घेरा बनाकर नाचते हैं',
    '{} children race for the finishing line in three lanes': '{} बच्चे तीन लेनों में फ़िनिश लाइन की ओर दौड़ते हैं',
    '{} children take the hurdles, some better than others': '{} बच्चे बाधाएँ फाँदते हैं, कोई सफ़ाई से तो कोई लड़खड़ाकर',
    '{} children in a sack race; one has gone to sleep': 'बोरा दौड़ में {} बच्चे; एक को बीच में ही नींद आ गई',
    '{} pullers lean back in a tug of war': 'रस्साकशी में {} लोग पीछे झुककर ज़ोर लगाते हैं',
    'a girl flies over the sand in the long jump': 'लंबी कूद में एक लड़की मानो रेत के ऊपर उड़ती है',
    'two relay teams hand over the baton while a teacher keeps the time':
      'रिले की दो टीमें बैटन आगे थमाती हैं और शिक्षक समय नापते हैं',
    '{} children carry lemons on spoons; one lemon is on the ground':
      '{} बच्चे चम्मच में नींबू लेकर चलते हैं; एक नींबू ज़मीन पर पड़ा है',
    'three winners with medals on the podium, the first one lifting the cup':
      'मंच पर पदक पहने तीन विजेता; पहले ने कप ऊपर उठाया है',
    'one raider against {} defenders at kabaddi, and an umpire': 'कबड्डी में {} रक्षकों के सामने अकेला रेडर, पास में अंपायर',
    '{} children crouch in a row at kho-kho while a boy chases a girl':
      'खो-खो में {} बच्चे कतार में बैठे हैं और एक लड़का लड़की को आउट करने दौड़ता है',
    '{} children march past behind a flag; the smallest runs to keep up':
      '{} बच्चे झंडे के पीछे कदम मिलाकर चलते हैं; सबसे छोटा पीछे-पीछे दौड़ता है',
    'a girl shoots at the goal; the keeper jumps and four friends cheer':
      'एक लड़की गोल पर शॉट मारती है; गोलकीपर उछलता है और चार साथी हौसला बढ़ाते हैं',
    '{} children at yoga in two rows, one losing balance': 'दो कतारों में {} बच्चे योग करते हैं; एक का संतुलन बिगड़ता है',
    'four musicians with harmonium, tabla, flute and tanpura': 'हारमोनियम, तबला, बाँसुरी और तानपुरा बजाते चार वादक',
    'a teacher conducts a choir of {} children': 'शिक्षिका {} बच्चों से समूहगान करवाती हैं',
    'a master and {} pupils drum together, each in their own way':
      'गुरुजी और {} विद्यार्थी साथ में ढोल बजाते हैं, हर कोई अपने ही ढंग से',
    '{} children sing from the notes on a blackboard': '{} बच्चे ब्लैकबोर्ड पर लिखे सुर देखकर गाते हैं',
    '{} dancers hand in hand, led by their teacher': 'शिक्षिका के पीछे हाथ में हाथ डाले {} लोग नाचते हैं',
    '{} children dance around a tall brass lamp': 'पीतल के ऊँचे दीये के चारों ओर {} बच्चे नाचते हैं',
    'a small king scolds three other actors on a stage before a lively audience':
      'मंच पर छोटा-सा राजा बाकी तीन कलाकारों को डाँटता है और दर्शक मज़े लेते हैं',
    'three puppets dance on their strings for {} children': 'तीन कठपुतलियाँ {} बच्चों के सामने डोरियों पर नाचती हैं',
    'a dog makes off with a sandal': 'एक कुत्ता चप्पल ले भागता है',
    'a hen leads her chicks': 'मुर्गी अपने चूज़ों को लेकर चलती है',
    'a goat eats somebody’s homework': 'बकरी किसी का गृहकार्य खा जाती है',
    'a bird rides on a cow': 'एक चिड़िया गाय की पीठ पर सवारी करती है',
    'a peacock spreads its tail': 'मोर पंख फैलाता है',
    'a peacock looks on': 'मोर खड़ा देखता रहता है',
    'a monkey sits in a tree': 'पेड़ पर बंदर बैठता है',
    'a squirrel waits under a tree': 'पेड़ के नीचे गिलहरी राह देखती है',
    'a boy climbs a palm': 'एक लड़का ताड़ पर चढ़ता है',
    'a girl walks on stilts': 'एक लड़की ऊँचे डंडों पर चलती है',
    'a boy walks on stilts': 'एक लड़का ऊँचे डंडों पर चलता है',
    'somebody has caught a small fish': 'किसी के हाथ छोटी-सी मछली लगी',
    'two wrestlers try their strength': 'दो पहलवान ज़ोर आज़माते हैं',
    'a woman sweeps dust at a goat': 'झाड़ू लगाती महिला बकरी पर धूल उड़ाती है',
    'a barber trims a man’s hair': 'नाई एक आदमी के बाल काटता है',
    'a girl hops through her squares': 'एक लड़की एक पैर पर खानों में कूदती है',
    'a squirrel visits a pot': 'गिलहरी मटके में झाँकती है',
    'water carriers walk home': 'पनिहारिनें घर लौटती हैं',
    'a woman draws water': 'एक महिला कुएँ से पानी निकालती है',
    'a girl flies a kite': 'एक लड़की पतंग उड़ाती है',
    'a boy flies a kite': 'एक लड़का पतंग उड़ाता है',
    'a crow sits on a sleeping man’s knee': 'सोए हुए आदमी के घुटने पर कौआ बैठता है',
    'a monkey has taken a man’s cap': 'बंदर एक आदमी की टोपी ले गया',
    'children play leapfrog': 'बच्चे एक-दूसरे की पीठ पर से कूदते हैं',
    'two children play ball': 'दो बच्चे गेंद से खेलते हैं',
    'two children share a see-saw': 'दो बच्चे सी-सॉ पर झूलते हैं',
    'a girl bowls a wheel along': 'एक लड़की पहिया दौड़ाती चलती है',
    'a boy bowls a wheel along': 'एक लड़का पहिया दौड़ाता चलता है',
    'a man cycles by with a pot': 'एक आदमी घड़ा लेकर साइकिल से गुज़रता है',
    'a drummer makes a woman dance': 'ढोल की थाप पर एक महिला नाचती है',
    'a girl reads alone': 'एक लड़की अकेली बैठी पढ़ती है',
    'a boy reads alone': 'एक लड़का अकेला बैठा पढ़ता है',
    'two neighbours trade news': 'दो पड़ोसी गपशप करते हैं',
    'a girl swings high': 'एक लड़की ऊँचा झूला झूलती है',
    'two children play marbles': 'दो बच्चे कंचे खेलते हैं',
    'a small child outruns its mother': 'नन्हा बच्चा माँ से भी आगे भागता है',
    'a bullock cart takes a child along': 'बैलगाड़ी एक बच्चे को साथ ले चलती है',
    'the school house with its flag, a tall tree and a child who waves':
      'झंडे वाली स्कूल की इमारत, ऊँचा पेड़ और हाथ हिलाता बच्चा',
    'a girl reads on a pile of books; the sun rises from another':
      'किताबों के ढेर पर बैठकर पढ़ती लड़की; खुली किताब से उगता सूरज',
    'a teacher with spectacles explains a plant to three seated children':
      'बैठे हुए बच्चों को पौधे के बारे में समझाती चश्मे वाली शिक्षिका',
    'a boy kicks a ball high while a girl runs up behind him': 'गेंद को ऊँची किक मारता लड़का और पीछे से दौड़ती आती लड़की',
    'a girl and a boy beside a flask as tall as they are; it bubbles':
      'लड़की, लड़का और उनके बराबर ऊँचा, बुलबुलों से भरा काँच का फ़्लास्क',
    'a small child on an abacus between a set square and compasses': 'सेट स्क्वायर और परकार के बीच अबैकस पर खड़ा छोटा बच्चा',
    'two children talk; in one bubble stands the letter म, in the other Ab': 'बातें करते बच्चे; एक बोलता है म, दूसरा Ab',
    'a boy plays the tabla beside a harmonium, with notes in the air':
      'हारमोनियम के पास तबला बजाता लड़का और हवा में तैरते सुर',
    'two children water a tree that has outgrown them': 'अपने से भी ऊँचे हो चुके पेड़ को पानी देते बच्चे',
    'a girl on a hill points at the rising sun': 'पहाड़ी पर से उगते सूरज की ओर इशारा करती लड़की',
    'six children climb broad steps, the first already cheering at the top':
      'चौड़ी सीढ़ियाँ चढ़ते बच्चे; सबसे आगे वाला ऊपर पहुँचकर खुशी मनाता है',
    'a man with spectacles writes at a desk between two young visitors': 'मेज़ पर लिखते हुए चश्मे वाले सज्जन और उनके नन्हे मेहमान',
    'a woman with spectacles writes at a desk between two young visitors':
      'मेज़ पर लिखती हुई चश्मे वाली महिला और उनके नन्हे मेहमान',
    'a path winds past ten stops, from a hut with a greeting to the school house':
      'झोपड़ी से स्कूल तक जाती घुमावदार राह और उसके पड़ाव',
    'the year as a wheel of twelve, with suns, moons, trees and children': 'साल का चक्र: सूरज, चाँद, पेड़ और बच्चे',
    '{} papers hang on a line to be read; a goat is interested too':
      'पढ़ने के लिए डोरी पर टँगे कागज़; एक बकरी को भी उनमें दिलचस्पी है',
    'a man sends off a bird with a letter to a woman by her hut': 'झोपड़ी के पास खड़ी महिला को पंछी के हाथ चिट्ठी भेजता आदमी',
    '{} applicants in a line, each bringing what they teach': 'कतार में खड़े उम्मीदवार; हर एक अपने विषय की चीज़ लाया है',
    'four birds carry letters from the school to a mother with a phone': 'स्कूल से चिट्ठियाँ लेकर फ़ोन वाली माँ के पास जाते पंछी',
    'ten children in a row, from the smallest in grade one to the tallest in ten':
      'कतार में खड़े बच्चे, पहली के सबसे छोटे से दसवीं के सबसे लंबे तक',
    '{} parents bring their children to the long school house': 'बच्चों को लेकर स्कूल की लंबी इमारत की ओर आते अभिभावक',
    'an empty frame with the dotted outline of a person, waiting for a photo':
      'फ़ोटो की राह देखता खाली चौखटा, उसमें बिंदुओं से बनी एक आकृति',
    'an empty school bench under a tree; only a crow has sat down and a dog waits':
      'पेड़ के नीचे खाली बेंच; उस पर बस एक कौआ, पास में एक कुत्ता',
    'a wheel rolls away from a bullock cart; a boy chases it, the driver looks on':
      'बैलगाड़ी का पहिया निकलकर लुढ़क गया; लड़का उसके पीछे भागता है, गाड़ीवान देखता है',
    'a heavy peacock has broken the telegraph wire; a man scolds it from below':
      'भारी मोर के बैठने से तार टूट गया; नीचे खड़ा आदमी उसे डाँटता है',
    'a bird flies off with the letter while a mother and daughter wave': 'चिट्ठी लेकर उड़ता पंछी और हाथ हिलाती माँ-बेटी',
    'a traveller, a boy and a cow disagree at a signpost that points everywhere':
      'हर ओर इशारा करती तख्ती; राहगीर, लड़का और गाय एकमत नहीं हैं',
    'a road winds from the huts of the town to the school; the bus is on its way':
      'कस्बे की झोपड़ियों से स्कूल तक मुड़ती सड़क और उस पर बस',
    '{} people of all sizes dance hand in hand in one line': 'हाथ पकड़कर एक कतार में नाचते छोटे-बड़े लोग',
    'a village wall crowded with stories; {} people dance in a line':
      'कहानियों से भरी गाँव की दीवार, जिस पर लोग कतार में नाचते हैं',
    'a child under a bright sun lifts an open book with both hands':
      'चमकते सूरज के नीचे दोनों हाथों से खुली किताब ऊपर उठाए बच्चा',
    '{} people dance hand in hand in a spiral around a tarpa player': 'तारपा के चारों ओर नाचते लोग',
    'the way to school': 'साइकिल और बस से आते बच्चे',
    'a morning of lessons': 'बेंचों और ज़मीन पर बैठकर पढ़ते बच्चे',
    'science everywhere': 'बच्चों के प्रयोग, ज्वालामुखी और ग्रह',
    'sports day': 'दौड़, विजेता और रस्साकशी',
    'reading everywhere': 'किताबों के ढेर पर पढ़ते बच्चे',
    'music and dance': 'नाचते बच्चे, ढोल और दूसरे साज़',
    'the festivals of a year': 'आकाश-कंदील, नृत्य और वारकरी',
    'the sun rises over {} hills, huts and a farmer who ploughs with two bullocks': 'पहाड़, झोपड़ियाँ और हल चलाता किसान',
    'a woman, drawn in lines': 'रेखाओं से बना एक महिला का चित्र',
    'a man, drawn in lines': 'रेखाओं से बना एक पुरुष का चित्र',
    'a person, drawn in lines': 'रेखाओं से बना एक व्यक्ति का चित्र',
  },
} satisfies WorldWords & { phrases: Record<keyof typeof mr.phrases, string> };

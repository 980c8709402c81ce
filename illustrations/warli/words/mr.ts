import type { WorldWords } from './words';

export const mr = {
  colophon: 'येथील चित्रे महाराष्ट्रातील वारली भित्तिचित्रांच्या धाटणीत आहेत.',
  numbers: 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस'.split(' '),
  and: 'आणि',
  stop: '.',
  phrases: {
    '{} children shape pots below a shelf of finished ones': 'तयार मडक्यांच्या फळीखाली {} मुले मडकी घडवतात',
    '{} children paint at easels while the smallest one poses': '{} मुले चित्र काढतात आणि सगळ्यांत लहान मूल ऐटीत उभे राहते',
    '{} children spell words with beans on a mat while a teacher watches':
      '{} मुले चटईवर बियांनी शब्द मांडतात आणि शिक्षिका पाहत असतात',
    '{} children learn to cook over {} small fires': '{} मुले {} छोट्या चुलींवर स्वयंपाक शिकतात',
    '{} children make star lanterns and hang them on a line': '{} मुले आकाशकंदील बनवून दोरीवर टांगतात',
    'three children lay a floor pattern of petals, with lamps in front':
      'तीन मुले पाकळ्यांची रांगोळी घालतात आणि समोर पणत्या तेवतात',
    '{} pilgrims walk in the rain with a palkhi, flags and drums': '{} वारकरी पालखी, पताका आणि मृदंग घेऊन पावसात चालतात',
    '{} pilgrims carry holy basil on their heads through the rain': '{} वारकरी डोक्यावर तुळस घेऊन पावसातून जातात',
    '{} pilgrims with umbrellas and flags follow the drums': '{} वारकरी छत्र्या आणि पताका घेऊन मृदंगांमागून निघतात',
    '{} pilgrims dance ahead of the palkhi to drums and cymbals': '{} वारकरी टाळ-मृदंगाच्या तालावर पालखीपुढे नाचतात',
    '{} pilgrims under flags and umbrellas bring the palkhi': '{} वारकरी पताका आणि छत्र्यांखालून पालखी आणतात',
    '{} pilgrims sing and clap cymbals on a wet road': '{} वारकरी ओल्या रस्त्यावर टाळ वाजवत अभंग गातात',
    'two children at chess; {} others know a better move': 'दोन मुले बुद्धिबळ खेळतात; इतर {} जणांना त्याहून चांगली चाल माहीत आहे',
    'two children debate before {} listeners and a puzzled judge':
      'दोन मुले {} श्रोते आणि गोंधळलेल्या परीक्षकांसमोर वादविवाद करतात',
    'a teacher and {} children lift one knee each in brain gym': 'शिक्षिका आणि {} मुले एकेक गुडघा उचलून ब्रेन जिम करतात',
    '{} children dance under lanterns for their families': '{} मुले कंदिलांखाली आपापल्या घरच्यांसमोर नाचतात',
    'a girl recites from a book to {} listeners on the floor': 'एक मुलगी जमिनीवर बसलेल्या {} जणांना पुस्तकातून वाचून दाखवते',
    'a boy recites by heart before his teacher and {} classmates':
      'एक मुलगा शिक्षिका आणि {} वर्गमित्रांसमोर पाठांतर म्हणून दाखवतो',
    '{} children stand at salute while a teacher hoists the flag': '{} मुले सलामी देत उभी असताना शिक्षिका झेंडा फडकवतात',
    '{} children salute the flag before the school house; the smallest comes running': 'झेंड्याला सलामी देणारी मुले',
    '{} children hold up Devanagari letters, and the teacher thanks them':
      '{} मुले देवनागरी अक्षरे उंच धरतात आणि शिक्षिका त्यांचे आभार मानतात',
    'a school bus with {} children at its windows stops for {} people': 'खिडक्यांत {} मुले असलेली शाळेची बस {} जणांसाठी थांबते',
    'a school bus with {} children at its windows stops for one person': 'खिडक्यांत {} मुले असलेली शाळेची बस एकासाठी थांबते',
    'a bus carries {} children and a hen on its roof, a late boy behind it':
      'बसमध्ये {} मुले आणि टपावर कोंबडी; उशीर झालेला मुलगा मागून धावतो',
    'a school bus on the upper road and {} children cycling on the lower':
      'वरच्या रस्त्यावर शाळेची बस आणि खालच्या रस्त्यावर सायकल चालवणारी {} मुले',
    '{} children at two long benches; one pours into a flask': 'दोन लांब टेबलांशी {} मुले; एक मूल चंबूत द्रव ओतते',
    '{} people look at a very large microscope': '{} जण भल्यामोठ्या सूक्ष्मदर्शकाकडे पाहतात',
    '{} people look at a bubbling flask': '{} जण बुडबुडे येणाऱ्या चंबूकडे पाहतात',
    '{} people look at a rack of coloured test tubes': '{} जण स्टँडवरच्या रंगीत परीक्षानळ्या पाहतात',
    '{} people look at a balance that tips to one side': '{} जण एका बाजूला झुकलेला तराजू पाहतात',
    '{} people look at a horseshoe magnet pulling pins': '{} जण टाचण्या ओढणारा नालाकृती चुंबक पाहतात',
    '{} people look at a model volcano that really spits': '{} जण खराखुरा उसळणारा ज्वालामुखीचा नमुना पाहतात',
    '{} people look at a windmill made of paper and sticks': '{} जण कागद आणि काड्यांची पवनचक्की पाहतात',
    '{} people look at water dripping clear through sand': '{} जण वाळूतून गाळून ठिबकणारे स्वच्छ पाणी पाहतात',
    '{} people look at a bulb that lights from one cell': '{} जण एकाच सेलवर लागणारा बल्ब पाहतात',
    '{} people look at a globe on its stand': '{} जण स्टँडवरचा पृथ्वीगोल पाहतात',
    '{} people look at the sky through a telescope': '{} जण दुर्बिणीतून आकाश पाहतात',
    '{} people look at a model of the sun and its planets': '{} जण सूर्य आणि ग्रहांची प्रतिकृती पाहतात',
    'a teacher explains a plant to three children with a microscope':
      'शिक्षिका सूक्ष्मदर्शकाच्या मदतीने तीन मुलांना रोप समजावून सांगतात',
    '{} children at benches before a blackboard, one of them looking the wrong way':
      'फळ्यासमोर बाकांवर {} मुले; त्यांतले एक भलतीकडेच पाहते',
    'a teacher and {} children sitting on the classroom floor': 'वर्गात जमिनीवर बसलेली {} मुले आणि शिक्षिका',
    '{} children work in pairs around {} tables': '{} मुले {} टेबलांभोवती जोडीजोडीने काम करतात',
    '{} children and a teacher at {} computers': '{} मुले आणि शिक्षिका {} संगणकांसमोर बसतात',
    'three children among a giant abacus, a set square and a pair of compasses':
      'भलामोठा अबॅकस, गुण्या आणि कंपास यांच्यामध्ये तीन मुले',
    'a girl draws shapes on the board while {} children sit and think':
      'एक मुलगी फळ्यावर आकृत्या काढते आणि {} मुले बसून विचार करतात',
    'a boy climbs to the top shelf while {} children read': 'एक मुलगा सगळ्यांत वरच्या फळीपर्यंत चढतो आणि {} मुले वाचतात',
    'a librarian watches {} children reading between tall shelves': 'उंच कपाटांमध्ये वाचणाऱ्या {} मुलांवर ग्रंथपालांचे लक्ष असते',
    '{} children reading along one table under a shelf of books': 'पुस्तकांच्या फळीखाली एकाच टेबलाशी वाचणारी {} मुले',
    'three children on piles of books, the highest reader quite absorbed':
      'पुस्तकांच्या ढिगांवर तीन मुले; सगळ्यांत वरची मुलगी वाचनात गढून गेली आहे',
    '{} parents meet teachers at {} tables, each child close by': '{} पालक {} टेबलांशी शिक्षकांना भेटतात, मुले शेजारीच असतात',
    '{} people seated in a circle under a great tree, talking it over': 'मोठ्या झाडाखाली गोल बसून {} जण चर्चा करतात',
    '{} children show a drawing to both parents': '{} मुले आपापले चित्र आईवडिलांना दाखवतात',
    '{} children listen to a story under a broad tree': 'डेरेदार झाडाखाली {} मुले गोष्ट ऐकतात',
    'four children plant and water three young trees': 'चार मुले तीन रोपे लावून त्यांना पाणी घालतात',
    '{} children fly kites in a stiff wind': '{} मुले भन्नाट वाऱ्यात पतंग उडवतात',
    'two children and a woman draw water while others carry it home':
      'दोन मुले आणि एक बाई विहिरीतून पाणी काढतात, इतर ते घरी नेतात',
    'a farmer shows his cow to {} children who keep their distance':
      'शेतकरी {} मुलांना आपली गाय दाखवतो; मुले जरा लांबूनच पाहतात',
    '{} people share a meal, seated in a ring around three pots': '{} जण तीन भांड्यांभोवती गोल बसून एकत्र जेवतात',
    '{} children play in front of the school house': 'शाळेच्या इमारतीसमोर {} मुले खेळतात',
    '{} children dance in a ring around a pattern of flowers': 'फुलांच्या रांगोळीभोवती {} मुले फेर धरून नाचतात',
    '{} children race for the finishing line in three lanes': '{} मुले तीन पट्ट्यांतून अंतिम रेषेकडे धाव घेतात',
    '{} children take the hurdles, some better than others': '{} मुले अडथळे ओलांडतात, कोणी सफाईने तर कोणी धडपडत',
    '{} children in a sack race; one has gone to sleep': 'पोत्यांच्या शर्यतीत {} मुले; एकाला मध्येच झोप लागली',
    '{} pullers lean back in a tug of war': 'रस्सीखेचीत {} जण मागे झुकून जोर लावतात',
    'a girl flies over the sand in the long jump': 'लांब उडीत एक मुलगी वाळूवरून जणू उडत जाते',
    'two relay teams hand over the baton while a teacher keeps the time': 'रिलेचे दोन संघ बॅटन पुढे देतात आणि शिक्षक वेळ मोजतात',
    '{} children carry lemons on spoons; one lemon is on the ground':
      '{} मुले चमच्यात लिंबू घेऊन चालतात; एक लिंबू जमिनीवर पडले आहे',
    'three winners with medals on the podium, the first one lifting the cup':
      'पदके घालून विजयमंचावर उभी तीन मुले; पहिल्याच्या हातात उंच धरलेला चषक',
    'one raider against {} defenders at kabaddi, and an umpire': 'कबड्डीत {} बचावपटूंसमोर एकटा चढाईपटू, शेजारी पंच',
    '{} children crouch in a row at kho-kho while a boy chases a girl':
      'खो-खोत {} मुले रांगेत बसली आहेत आणि एक मुलगा मुलीला बाद करायला धावतो',
    '{} children march past behind a flag; the smallest runs to keep up':
      '{} मुले झेंड्यामागे संचलन करतात; सगळ्यांत लहान मूल धावत त्यांना गाठते',
    'a girl shoots at the goal; the keeper jumps and four friends cheer':
      'एक मुलगी गोल मारते; गोलरक्षक उडी घेतो आणि चौघे मित्र-मैत्रिणी जल्लोष करतात',
    '{} children at yoga in two rows, one losing balance': 'दोन रांगांत {} मुले योगासने करतात; एकाचा तोल जातो',
    'four musicians with harmonium, tabla, flute and tanpura': 'हार्मोनियम, तबला, बासरी आणि तानपुरा वाजवणारे चौघे',
    'a teacher conducts a choir of {} children': 'शिक्षिका {} मुलांकडून समूहगीत गाऊन घेतात',
    'a master and {} pupils drum together, each in their own way':
      'गुरुजी आणि {} विद्यार्थी एकत्र ढोल वाजवतात, प्रत्येकजण आपल्याच ढंगात',
    '{} children sing from the notes on a blackboard': '{} मुले फळ्यावरचे स्वर पाहून गातात',
    '{} dancers hand in hand, led by their teacher': 'शिक्षिकांच्या मागे हातात हात घालून {} जण नाचतात',
    '{} children dance around a tall brass lamp': 'उंच पितळी समईभोवती {} मुले नाचतात',
    'a small king scolds three other actors on a stage before a lively audience':
      'रंगमंचावर छोटा राजा इतर तीन कलाकारांना रागावतो आणि प्रेक्षक रंगून जातात',
    'three puppets dance on their strings for {} children': 'तीन कळसूत्री बाहुल्या {} मुलांसमोर नाचतात',
    'a dog makes off with a sandal': 'एक कुत्रा चप्पल पळवतो',
    'a hen leads her chicks': 'कोंबडी पिलांना घेऊन निघते',
    'a goat eats somebody’s homework': 'शेळी कोणाचा तरी गृहपाठ खाते',
    'a bird rides on a cow': 'एक पक्षी गाईच्या पाठीवर बसून फिरतो',
    'a peacock spreads its tail': 'मोर पिसारा फुलवतो',
    'a peacock looks on': 'मोर पाहत उभा राहतो',
    'a monkey sits in a tree': 'झाडावर माकड बसते',
    'a squirrel waits under a tree': 'झाडाखाली खार वाट पाहते',
    'a boy climbs a palm': 'एक मुलगा ताडावर चढतो',
    'a girl walks on stilts': 'एक मुलगी उंच काठ्यांवरून चालते',
    'a boy walks on stilts': 'एक मुलगा उंच काठ्यांवरून चालतो',
    'somebody has caught a small fish': 'कोणाला तरी छोटा मासा मिळाला',
    'two wrestlers try their strength': 'दोन पहिलवान जोर आजमावतात',
    'a woman sweeps dust at a goat': 'झाडणारी बाई शेळीवर धूळ उडवते',
    'a barber trims a man’s hair': 'न्हावी एकाचे केस कापतो',
    'a girl hops through her squares': 'एक मुलगी चौकटींतून लंगडी घालते',
    'a squirrel visits a pot': 'खार मडक्यात डोकावते',
    'water carriers walk home': 'पाणी भरून बायका घरी निघतात',
    'a woman draws water': 'एक बाई विहिरीतून पाणी काढते',
    'a girl flies a kite': 'एक मुलगी पतंग उडवते',
    'a boy flies a kite': 'एक मुलगा पतंग उडवतो',
    'a crow sits on a sleeping man’s knee': 'झोपलेल्या माणसाच्या गुडघ्यावर कावळा बसतो',
    'a monkey has taken a man’s cap': 'माकडाने एकाची टोपी पळवली',
    'children play leapfrog': 'मुले एकमेकांच्या पाठीवरून उड्या मारतात',
    'two children play ball': 'दोन मुले चेंडू खेळतात',
    'two children share a see-saw': 'दोन मुले सीसॉवर बसतात',
    'a girl bowls a wheel along': 'एक मुलगी चाक पळवत जाते',
    'a boy bowls a wheel along': 'एक मुलगा चाक पळवत जातो',
    'a man cycles by with a pot': 'एक माणूस हंडा घेऊन सायकलवरून जातो',
    'a drummer makes a woman dance': 'ढोलकीच्या तालावर एक बाई नाचते',
    'a girl reads alone': 'एक मुलगी एकटीच वाचत बसते',
    'a boy reads alone': 'एक मुलगा एकटाच वाचत बसतो',
    'two neighbours trade news': 'दोन शेजारी गप्पा मारतात',
    'a girl swings high': 'एक मुलगी उंच झोका घेते',
    'two children play marbles': 'दोन मुले गोट्या खेळतात',
    'a small child outruns its mother': 'छोटे मूल आईच्याही पुढे पळते',
    'a bullock cart takes a child along': 'बैलगाडी एका मुलाला सोबत नेते',
    'the school house with its flag, a tall tree and a child who waves':
      'झेंडा असलेली शाळेची इमारत, उंच झाड आणि हात हलवणारे मूल',
    'a girl reads on a pile of books; the sun rises from another':
      'पुस्तकांच्या ढिगावर बसून वाचणारी मुलगी; उघड्या पुस्तकातून उगवणारा सूर्य',
    'a teacher with spectacles explains a plant to three seated children':
      'बसलेल्या मुलांना रोपाविषयी समजावून सांगणाऱ्या, चष्मा घातलेल्या शिक्षिका',
    'a boy kicks a ball high while a girl runs up behind him': 'पायाने चेंडू उंच उडवणारा मुलगा आणि मागून धावत येणारी मुलगी',
    'a girl and a boy beside a flask as tall as they are; it bubbles': 'मुलगी, मुलगा आणि त्यांच्याएवढे उंच, बुडबुडे येणारे काचपात्र',
    'a small child on an abacus between a set square and compasses': 'गुण्या आणि कंपास यांच्यामध्ये अबॅकसवर उभे असलेले लहान मूल',
    'two children talk; in one bubble stands the letter म, in the other Ab': 'बोलणारी मुले; एकाच्या तोंडी म, दुसऱ्याच्या Ab',
    'a boy plays the tabla beside a harmonium, with notes in the air':
      'हार्मोनियमशेजारी तबला वाजवणारा मुलगा आणि हवेत तरंगणारे सूर',
    'two children water a tree that has outgrown them': 'आपल्यापेक्षाही उंच झालेल्या झाडाला पाणी घालणारी मुले',
    'a girl on a hill points at the rising sun': 'टेकडीवरून उगवत्या सूर्याकडे बोट दाखवणारी मुलगी',
    'six children climb broad steps, the first already cheering at the top':
      'रुंद पायऱ्या चढणारी मुले; सर्वांत पुढचे मूल वर पोहोचून जल्लोष करते',
    'a man with spectacles writes at a desk between two young visitors':
      'टेबलाशी लिहिणारे, चष्मा घातलेले गृहस्थ आणि त्यांचे छोटे पाहुणे',
    'a woman with spectacles writes at a desk between two young visitors':
      'टेबलाशी लिहिणाऱ्या, चष्मा घातलेल्या बाई आणि त्यांचे छोटे पाहुणे',
    'a path winds past ten stops, from a hut with a greeting to the school house':
      'झोपडीपासून शाळेपर्यंत वळणे घेत जाणारी वाट आणि तिच्यावरचे थांबे',
    'the year as a wheel of twelve, with suns, moons, trees and children': 'वर्षाचे चक्र: सूर्य, चंद्र, झाडे आणि मुले',
    '{} papers hang on a line to be read; a goat is interested too':
      'वाचण्यासाठी दोरीवर टांगलेले कागद; एका शेळीलाही त्यांत रस आहे',
    'a man sends off a bird with a letter to a woman by her hut':
      'झोपडीपाशी उभ्या असलेल्या बाईला पक्ष्याबरोबर पत्र पाठवणारा माणूस',
    '{} applicants in a line, each bringing what they teach':
      'रांगेत उभे असलेले उमेदवार; प्रत्येकाच्या हाती आपापल्या विषयाचे साहित्य',
    'four birds carry letters from the school to a mother with a phone':
      'शाळेतून पत्रे घेऊन, हाती फोन असलेल्या आईकडे जाणारे पक्षी',
    'ten children in a row, from the smallest in grade one to the tallest in ten':
      'रांगेत उभी मुले, पहिलीतल्या सर्वांत लहान मुलापासून दहावीतल्या सर्वांत उंच मुलापर्यंत',
    '{} parents bring their children to the long school house': 'मुलांना घेऊन शाळेच्या लांब इमारतीकडे येणारे पालक',
    'an empty frame with the dotted outline of a person, waiting for a photo':
      'फोटोची वाट पाहणारी रिकामी चौकट आणि तिच्यात ठिपक्यांनी काढलेली आकृती',
    'an empty school bench under a tree; only a crow has sat down and a dog waits':
      'झाडाखाली शाळेचा रिकामा बाक; त्यावर फक्त कावळा, शेजारी वाट पाहणारा कुत्रा',
    'a wheel rolls away from a bullock cart; a boy chases it, the driver looks on':
      'बैलगाडीचे निसटलेले चाक घरंगळत जाते; मुलगा त्याच्यामागे धावतो, गाडीवान पाहत राहतो',
    'a heavy peacock has broken the telegraph wire; a man scolds it from below':
      'भारदस्त मोराच्या वजनाने तार तुटली; खालून एक माणूस त्याला रागावतो',
    'a bird flies off with the letter while a mother and daughter wave':
      'पत्र घेऊन उडणारा पक्षी आणि हात हलवून निरोप देणाऱ्या मायलेकी',
    'a traveller, a boy and a cow disagree at a signpost that points everywhere':
      'चहूकडे बाण दाखवणारी पाटी; वाटसरू, मुलगा आणि गाय यांचे एकमत होत नाही',
    'a road winds from the huts of the town to the school; the bus is on its way':
      'गावातल्या झोपड्यांपासून शाळेपर्यंत वळत जाणारा रस्ता आणि त्यावरची बस',
    '{} people of all sizes dance hand in hand in one line': 'हातात हात घालून एका रांगेत नाचणारी लहान-मोठी माणसे',
    'a village wall crowded with stories; {} people dance in a line':
      'गोष्टींनी गजबजलेली गावातली भिंत; तिच्यावर रांगेत नाचणारी माणसे',
    'a child under a bright sun lifts an open book with both hands':
      'तळपत्या सूर्याखाली दोन्ही हातांनी उघडे पुस्तक उंच धरणारे मूल',
    '{} people dance hand in hand in a spiral around a tarpa player': 'तारप्याभोवती फेर धरून नाचणारी माणसे',
    'the way to school': 'सायकलवरून आणि बसने शाळेत येणारी मुले',
    'a morning of lessons': 'बाकांवर आणि जमिनीवर बसून शिकणारी मुले',
    'science everywhere': 'मुलांचे प्रयोग, ज्वालामुखी आणि ग्रह',
    'sports day': 'धावण्याची शर्यत, विजेते आणि रस्सीखेच',
    'reading everywhere': 'पुस्तकांच्या ढिगांवर वाचणारी मुले',
    'music and dance': 'नाचणारी मुले, ढोल आणि इतर वादक',
    'the festivals of a year': 'आकाशकंदील, नृत्य आणि वारकरी',
    'the sun rises over {} hills, huts and a farmer who ploughs with two bullocks': 'डोंगर, झोपड्या आणि नांगरणारा शेतकरी',
    'a woman, drawn in lines': 'रेषांनी काढलेले एका स्त्रीचे चित्र',
    'a man, drawn in lines': 'रेषांनी काढलेले एका पुरुषाचे चित्र',
    'a person, drawn in lines': 'रेषांनी काढलेले एका व्यक्तीचे चित्र',
  },
} satisfies WorldWords;

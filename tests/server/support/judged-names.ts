/** Names to measure the filter with, in ROT13, so that nobody has to read the rude ones. */
const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[|\n]+/)
    .filter(Boolean);

const turned = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/** Rude words of many languages, in spellings that try to evade the filter. */
const RUDE = lines(
  turned(`
Shpx|SHPX LBH|shhhhpx|s h p x|s-h-p-x|Sh px|süpx|cuhpx lbh|Sipx Bggre|ShpxSbk|spx|shx h|shxlbh|xphs|S'h'p'x|
Shp x|fu1g|5u1g|F u v g|fulg|fuvvg|Ohyyfuvg|5uvgurnq|fuuvg|o1gpu|ovngpu|olgpu|ovgpurm|O v g p u|8vgpu|upgvo|
p0px|pbpxfhxxre|ovt pbpx|q1px|q!px|qvpxsnpr|qvxurnq|Ze Qvpx Urnq|Q v p x|n55|n f f|nffubyr|nmmubyr|n$$|
Qhzo Nff|qhzon55|jnaxre|j4ax3e|jnaxreee|phag|piag|xhag|p h a g|gahp|a1ttn|avtt3e|a v t t r e|avttnm|juber|
ju0er|u0r|fyhg|5yhg|f y h g|chffl|ch55l|chffl yvcf|c0ea|cbea uho|frkl tvey|f3k|f r k|frkkk|cravf|cra15|
c r a v f|int1an|obbovrf|o00of|80085|gvgf|g1g5|ovt gvggvrf|cbbcl urnq|Cbb Snpr|fgvaxl ohz|ohzsnpr|ohggubyr|
snegsnpr|cvff bss|c1ff|xvyy lbh|xlf|V xvyy h|tb qvr|qvr nyy|encvfg|e4cr|crqb|cnrq0|u1gyre|urvy uvgyre|anmv|
1488|X X X|snttbg|sntt0g|s4t|ergneq|e3gneq|fcnm|genaal|qlxr|ubzb|pbpnvar|jrrq 420|penpxurnq|Fpurvffr|Fpurvßr|
Fpur1ffr|Nefpuybpu|4efpuybpu|Sbgmr|Uherafbua|Jvpufre|Svpx qvpu|S1pxre|Ahggr|Zvfftroheg|Chgnva|Chgr|fnybcr|
Pbaaneq|Raphyé|raphy3|svyf qr chgr|Avdhr gn zrer|gn thrhyr|Zreqr|Ongneq|chgn|Uvwb qr chgn|craqrwb|pnoeóa|
p4oeba|zvreqn|tvyvcbyynf|puvatn gh znqer|pbñb|iretn|phyreb|znevpba|pnmmb|inssnaphyb|fgebamb|chggnan|
svtyvb qv chggnan|zvapuvn|pbtyvbar|Pnenyub|svyub qn chgn|sbqn-fr|cbeen|ohprgn|ivnqb|zreqn|xhg|xybbgmnx|ubre|
xnaxreyvwre|tbqireqbzzr|arhxra|yhy|xhejn|xhej4|puhw|cvreqby fvr|fcvreqnynw|wronć|fxhejlfla|qmvjxn|хуй|пизда|
блять|сука|ебать|мудак|пидор|гандон|шлюха|иди нахуй|oylng|fhxn oylng|cvqbenf|cvmqrp|bebfch|bebfch çbphğh|
fvxgve|nzx|tög|lneenx|cvç|كس امك|شرموطة|ابن الكلب|قحبة|كلب|funezhgn|xbf bznx|चूतिया|मादरचोद|भोसड़ी|रंडी|
puhgvln|znqnepubq|ourapubq|tnnaqh|oubfqvxr|くそ|ばか|うんこ|死ね|ちんこ|씨발|병신|개새끼|傻逼|操你妈|他妈的|μαλακας|זונה|xhein nalnq|
onfmq zrt|crexryr|ivggh|chyn zrn|xbagby|nawvat|chgnat van|địg zẹ|ควย
`),
);

/** Roots that many languages share, to be disguised in every way. */
const ROOTS = lines(
  turned(
    'shpx|fuvg|ovgpu|phag|jnaxre|nffubyr|avttre|snttbg|juber|chffl|cravf|xhejn|chgnva|zvreqn|pnmmb|fpurvffr|svpxra|nefpuybpu|pnenyub|obyybpxf',
  ),
);

const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const leet = (word: string) => word.replace(/[aeiost]/, (letter) => LEET[letter]!);

const EVASIONS: readonly ((root: string) => string)[] = [
  (root) => root.toUpperCase(),
  (root) => [...root].join(' '),
  (root) => [...root].join('-'),
  (root) => root.replace(/[aeiou]/, (vowel) => vowel.repeat(4)),
  leet,
  (root) => `${leet(root)} 42`,
  (root) => `Otter ${root}`,
  (root) => `x${root}x`,
  (root) => `${root}Otter`,
  (root) => `${root.slice(0, 2)} ${root.slice(2)}`,
  (root) => root.replace(/[aeiou]/, (vowel) => `${vowel}\u0308`),
  (root) => root.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
];

const WRITTEN = ROOTS.flatMap((root) => EVASIONS.map((evade) => evade(root))).filter(
  (name) => [...name].length <= 20,
);

/** Names with letters of several scripts, and with invisible characters. */
const MIXED = lines(`
Pаypаl|Рussy|Sunny Оtter|Ѕunny|Otter αβ|Sμnny|Fox фox|Panda лиса|Tom안녕|Αlex|Mιa|Leoн|Bоb|Jаck|Ваdger Bob|Emmа|
Rοbin|sunny٣|foxアd|ᴀdmin|ꜰox|ʇoɟ|Fo\u034fx
`);
const CONTACTS = lines(`
sam at gmail com|sam gmail com|samgmailcom|foxgames dot com|foxgamesdotcom|www foxy|otter-com|
my site otter net|otter dot co dot uk|07700 900123|07700900123|0 7 7 0 0 9 0 0 1 2 3|O77OO 9OO123|
oh seven seven double|zero seven seven one two|call 555 0199|call me 5550|text me|ring me now|snap me sam|
snap sam77|sam on snap|my snap is sam|snapchat sam|sn4pchat|insta sam|1nsta|instagram|my insta foxy|
discord foxy|d1scord|foxy on disc0rd|tiktok foxy|tik tok star|whatsapp me|wh4tsapp|kik me|telegram foxy|dm me|
DM me pls|add me on fb|facebook|follow me|yt foxy|youtube foxy|my number 5551|email me|e-mail me|hotmail
`);
const AGES = lines(`
I am 7|im 7|I'm seven|age 6|age6|aged 8|7 years old|7yo|seven yrs old|6 year old|I am six|Im 8 yrs|born 2018|
born in 2017|ich bin 7|7 Jahre alt|j'ai 7 ans|tengo 8 años|ho 7 anni|tenho 7 anos|7 lat|мне 7 лет|7 yaş|7歳|
yr 3|Year 4|class 3b|turning 9|birthday 5 May
`);
const ADDRESSES = lines(`
12 High Street|12 High St|High Street 12|5 Oak Avenue|flat 4b|Flat 12|221b Baker Street|3 Mill Lane|7 Park Rd|
10 Downing Street|12 Church Close|Hauptstrasse 5|Hauptstraße 12|12 rue de Lyon|calle Mayor 4|via Roma 10|
Kerkstraat 8|ul Dluga 7|SW1A 1AA|M1 1AE|I live in Leeds|lives at no 5|my address|house 12
`);
const ROLES = lines(`
Admin|4dmin|adm1n|Ad min|A d m i n|Administrator|Game Support|GameSupport|Support Team|Moderator|M0derator|
mod|Mod Team|Head Teacher|Teacher|My Teacher|Miss Teacher|Addly|Addly Nook|Addly Team|4ddly|Staff|Game Staff|
Official|Help Desk|System|Game Master|The Owner|Site Owner|Nook Support|Customer Service|Developer|Game Dev|
Police|Ofsted|Lehrer|Profesor|Moderador|администратор|Учитель|معلم|管理员|管理者|관리자|Admin123|xXadminXx|The Admin|
admin otter|root|Nook Staff|Addly0fficial
`);

export const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  rude: RUDE,
  'written otherwise': WRITTEN,
  'of several scripts': MIXED,
  contacts: CONTACTS,
  ages: AGES,
  addresses: ADDRESSES,
  roles: ROLES,
};

/** Made-up and real names of many countries, and harmless words that resemble rude ones. */
export const GOOD: readonly string[] = lines(`
Sunny Otter 42|Emma|Oliver|Amelia|Muhammad|Siobhán|Zoë|José|Łukasz|Ayşe|Niamh|Nguyễn|Phúc|Bích Ngọc|Ngọc Diệp|
Xiao Long|Hui Min|Ho Chi|Wang Wei|Yuki|Shitara|Matsumoto|Yamashita|Fukuda|Fukuoka|Takeshi|Hikaru|Haruto|
Satoshi|Hiroshi|Harshit|Ishita|Rishit|Dikshit|Anusha|Anushka|Assumpta|Cassandra|Essex Fox|Sussex Star|
Scunthorpe|Penistone Pete|Lightwater|Cockermouth|Clitheroe|Hancock|Alcock|Hitchcock|Peacock|Woodcock|Babcock|
Dickens|Dickinson|Titania|Titus|Bassett|Grasshopper|Classy Cat|Grassy Hill|Brass Band|Glassy Gecko|Compass|
Mississippi|Assassin Bug|Ambassador|Cucumber|Document Duck|Cumberland|Circumference|Bumblebee|Bumpy Badger|
Buttercup|Butterfly|Button Moon|Basement Cat|Pumpkin|Therapist|Analyst|Canal Boat|Banana|Shuttlecock|Cockatoo|
Cocktail Cat|Weasel|Peewit|Poodle|Pooh Bear|Pussycat|Puss in Boots|Wee Willie|Dragon 7|Rocket 100|Kai 2019|
Otter 12345|Player 8008|Robo 3000|R2D2|C3PO|Unicorn 99|Star 777|Agent 007|Captain Cat|Princess Pea|King Kong|
Queen Bee|Super Sam|Mr Fox|Mrs Tiggywinkle|Dr Duck|Miss Muffet|Sir Hops|Night Owl|Knight Rider|Moon Dust|
Ginger Snap|Snap Dragon|Snapdragon|Instant Noodle|Discovery Dan|Telescope Tim|Street Cat|Sesame Street|
Road Runner|Penny Lane|Park Ranger|Lane|Drew|Wren|Robin Hood|Hill Hopper|Happy Hill 7|Sunny Lane 42|
Mountain Goat|Green Gables|Seven Dwarfs|Five Little Ducks|Three Bears|Ten Green Bottles|One Two Three|
Six Legs|Eight Legs|Lucky Seven|Magic Nine|Number Ten|I am Groot|I am a Fox|I'm Batman|Year of the Dog|
Ice Age|Golden Age|Stone Age Sid|Teddy|Head Banger|Helpful Hen|Mastermind|Rooty Carrot|Team Rocket|Dream Team|
Blue Team 4|Nimble Newt|Мишка|Лиса|Настя|Алексей|Дмитрий|Ходор|Київ|Олена|Гліб|Ελένη|Γιώργος|Νίκος|محمد|فاطمة|
يوسف|علي|ليلى|نور الدين|דניאל|שרה|נועה|राम|प्रिया|आरव|अनुष्का|নাদিয়া|தமிழ்|குமார்|ราตรี|สมชาย|さくら|はなこ|たろう|
ひろし|太郎|花子|山田太郎|小さい|キラキラ|ソラ|김민준|이서연|박지민|小明|王小明|李娜|龙龙|小熊猫|O'Connor|D'Angelo|Mary-Jane|Jean-Luc|Anne-Marie|
O'Shea|McDonald|MacKenzie|Van Dyck|von Trapp|de Souza|Di Maria|bin Ali|Nazia|Nazir|Isha|Aarav|Vihaan|Ananya|
Diya|Kumar|Kunal|Randi|Shagun|Gurpreet|Manpreet|Titilayo|Oluwaseun|Chukwuemeka|Ngozi|Kwame|Ama|Abena|Fatima|
Aisha|Hassan|Hussein|Yasser|Yassin|Asma|Amina|Aminata|Moussa|Khadija|Zainab|Björn|Åsa|Søren|Øystein|Jürgen|
Günter|Käthe|Björk|Françoise|Renée|Chloé|Noël|Hélène|Conchita|Consuelo|Begoña|Íñigo|Ximena|Paquito|João|
Conceição|Gonçalo|Iñaki|Giuseppe|Francesca|Ludovico|Wojciech|Małgorzata|Agnieszka|Krzysztof|Jiří|Petr Čech|
Zdeněk|György|Ágnes|Ștefan|Ioana|Mehmet|Özgür|Çağla|Gülşen|Işıl|Aygün|Sadık|Dilnoza|Bobur|Thị Hoa|Văn Nam|
Sipho|Nomvula|Thabo|Lerato|Mandla|Anakin|Pikachu|Bulbasaur|Elsa|Spidey|Minecraft Max|Roblox Rex|Shrek|
Hogwarts|Dumbledore|Muggle|Gandalf|Bilbo Baggins|Moana|Simba|Nemo|Dory|Bluey|Bingo|Peppa Pig|Paw Patrol|Turbo|
Flash|Zoom Zoom|Sparkle|Glitter|Rainbow Dash|Cupcake|Cookie Monster|Pickle|Sprout|Waffle|Pancake|Noodle|
Dumpling|Nugget|Peanut|Coconut|Doughnut|Jelly Bean|Marshmallow|Gumdrop|Lollipop|Sausage Dog|Cocoa Bean|
Raccoon|Maine Moose|Cockapoo|Shih Tzu|Chihuahua|Dachshund|Terrier|Whippet|Setter|Hedgehog|Woodpecker|Nuthatch|
Blue Tit Bird|Great Tit|Booby Bird|Dickie Bird|Jackass Penguin|Wild Ass|Sperm Whale|Hoebeke|Skilled Sam|
Hello Kitty|Shell|Shelley|Michelle|Skittles|Twix|Kitkat|Smarties|Tim Tam|Titanic|Stitch|Witch|Kitchen Cat|
Matchstick|Arsenal Fan|Spurs Fan|Chelsea Fan|Liverpool 1|Man U|Barca 10|Messi 10|Ronaldo 7|Saka 7|Mbappe|
Neymar Jr|Usain|Virat|Dhoni 7|Sachin|Beckham|Piano Pete|Drummer|Bass Player|Trumpet|Guitar Gus|Picasso|Mozart|
Einstein|Newton|Darwin|Curie|Hawking|Lovelace|Hopper|Babbage|Turing|Nightingale|Sherlock|Watson|Paddington|
Gruffalo|Stickman|Room on Broom|Zog|Matilda|Charlie|Willy Wonka|Fantastic Mr Fox|The BFG|Twits
`);

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Number words in the most likely languages. */
export const NUMBER_WORDS: Readonly<Record<string, true>> = Object.fromEntries(
  list(`zero oh o nought naught nil double triple one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety won tu fore ate niner
    null eins zwei drei vier funf sechs sieben acht neun un deux trois quatre cinq sept huit neuf uno dos tres cuatro cinco seis siete ocho nueve cero
    due tre quattro cinque sei sette otto nove um dois quatro sete oito een twee drie vijf zes zeven negen
    cero zerro nul noll nolla nulla sifir nulo nol nula jeden dwa trzy cztery piec szesc siedem osiem dziewiec dva ctyri pet sest sedm osm devet
    unu doi trei patru cinci sase sapte opt noua egy ketto harom negy ot hat het nyolc kilenc en ett to tva tre fire fyra fem seks sju syv atta otte ni yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan
    bir iki uc dort bes alti yedi sekiz dokuz ноль нуль один одна два три четыре пять шесть семь восемь девять шість сім вісім чотири μηδεν ενα δυο τρια τεσσερα πεντε εξι επτα εφτα οκτω οχτω εννεα εννια
    ek do teen char paanch panch chhe chhah saat aath nau shunya wahid ithnan thalatha arbaa khamsa sitta sabaa thamania tisaa sefr sifr satu dua tiga empat lima enam tujuh delapan sembilan kosong
    ling yi er san si wu liu qi ba jiu rei ichi ni yon shi go roku nana shichi hachi kyu isa dalawa tatlo apat anim pito walo siyam`).map(
    (word) => [word, true],
  ),
);

/** Children's ages in words. */
export const AGE_WORDS = list(
  `three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
   vier funf sechs sieben acht neun zehn quatre cinq sept huit neuf dix cuatro cinco seis siete ocho nueve diez quattro cinque sei sette otto nove dieci
   quatro sete oito dez vijf zes zeven negen tien cztery piec szesc siedem osiem dziewiec четыре пять шесть семь восемь девять bes alti yedi sekiz dokuz chhe saat aath`,
);

/** Messaging services. Refused as a single word. */
export const MESSENGERS = list(`
  snapchat snapchats insta instagram ig discord tiktok tictoc tiktoker whatsapp whatsap watsapp wapp telegram telegramm tg kik skype facebook fb messenger twitter
  youtube youtuber yt ytber twitch signalapp viber wechat weixin qq vk vkontakte odnoklassniki imo omegle onlyfans tinder grindr reddit 
  linkedin tumblr facetime imessage steamid psn gamertag epicid fortniteid robloxid robux snapid instaid discordid paypal venmo cashapp linktree linktr
  dms hmu username addme
`);

export const STREETS = list(
  `street st str road rd avenue av ave lane ln drive dr close cl crescent cres court ct place pl square sq way gardens gdns terrace terr grove row hill mews parade rise walk park green gate boulevard blvd cottages house view`,
);
export const STREETS_ABROAD = list(
  `rue avenue boulevard bd impasse allee calle avenida plaza paseo via viale piazza corso vicolo rua travessa praca ulica ul aleja al ulice trg utca`,
);

/** Refused anywhere in a name: they claim authority. */
export const ROLES = list(`
  admin admins administrator adm1n administrators moderator moderators mods sysadmin sysop webmaster gamemaster helpdesk staff support official oficial headteacher headmaster headmistress
  teacher teachers ofsted addly addlynook addlynuk developer developers supportteam customerservice supervisor childline nhs nspcc ceop
  lehrer lehrerin schulleiter socialworker rektor rektorka direktorin headofyear governor caretaker lunchlady dinnerlady
  erzieher erzieherin betreuer maitresse maitre educatrice mestre docente meester wychowawca skolitel laerer larare opettaja nastavnik nastavnica profesori invatatoare uchitel uchitelka vospitatel daskala daskalos ustadz laoshi seonsaengnim cikgu
  administrador administradora administrateur administratrice amministratore beheerder moderador moderateur moderatore moderateure moderatorin
  professeur profesor profesora insegnante maestra leraar lerares nauczyciel nauczycielka ogretmen yonetici ucitel ucitelka
  soporte assistenza kundendienst unterstutzung mitarbeiter personnel
  администратор админ модератор учитель учительница поддержка директор адмін
  مدير مشرف معلم معلمة المدير المشرف ادمن دعم
  अध्यापक शिक्षक प्रशासक एडमिन टीचर
  管理员 管理者 管理人 老师 老師 先生 客服 運営 运营 관리자 선생님 운영자
  διαχειριστης δασκαλος מנהל מורה
`);

/** Refused when the rest of the name has no meaning. */
export const SOFT_ROLES = list(`
  mod modd moderation system root owner deleted banned removed blocked guest unknown noname none server console chatbot helper helpline security service services police policeman policewoman operator manager principal
  null undefined anonymous nook nursery webteam safety safeguarding
  ceo founder director billing security gm
  google microsoft roblox minecraft nhs police cop fbi
  polizei polizist policia polizia politie policja полиция полицейский شرطة पुलिस 警察 경찰
  direktor direktorin directeur directrice director diretor direttore preside besitzer propietario proprietaire proprietario eigenaar sistema systeme system
  ayuda aide hilfe aiuto ajuda hulp pomoc yardim помощь مساعدة मदद
`);

/** Words around a role that do not change its meaning. */
export const ROLE_FILLERS = list(`
  game games gaming the your our my we us a an of for at from in this app site web website nook addly online real official head customer technical tech it math maths maths class school
  mr mrs miss ms sir dr new chief lead main super kids kid children child learning education help care desk line room centre center group crew members member
  message messages officer alert notice warning announcement bot desk department headquarters hq
  der die das le la les el los il lo o os de del dela di da do des het van hello hi here now live free vip pro senior junior deputy assistant vice co
`);

/** The same, but only beside another such word: "Game Dev", but not "Dev". */
export const ROLES_IN_COMPANY = list(`
  profile player name friend team dev head help master boss chief school guardian guardians user account report info verified council chef doctor nurse host contact payment payments
`);

/** Zeros, with which a telephone number may begin. */
export const ZERO_WORDS = list(
  `zero oh o nought naught null zerro nul noll nolla nulla cero sifir nulo nol nula ноль нуль μηδεν shunya sefr sifr kosong ling rei`,
);

/** Games in which players find each other by name. */
export const GAMES = list(
  `roblox minecraft fortnite xbox playstation ps4 ps5 steam nintendo switch valorant overwatch apex warzone cod brawlstars clashroyale pubg freefire amongus epic`,
);

/** The same in other scripts, also refused within longer words. */
export const MESSENGERS_ABROAD = list(`
  телеграм телега инстаграм инста ватсап вацап вотсап воцап ваибер вконтакте тикток дискорд снапчат скаип феисбук ютюб одноклассник роблокс пишимне напишимне звони добавьменя добавьвдрузья
  ινσταγκραμ ινστα βαιμπερ τικτοκ φεισμπουκ ντισκορντ σναπτσατ
  انستا انستقرام انستغرام واتساب واتس سناب تيك_توك تلغرام تليجرام تيليجرام ديسكورد فيس_بوك يوتيوب روبلوكس اینستا تلگرام واتساپ واٹس انسٹا ٹک_ٹاک
  इंस्टा इन्स्टा व्हाट्सएप वाट्सएप व्हाट्सऐप टेलीग्राम स्नैपचैट फेसबुक यूट्यूब टिकटॉक डिस्कॉर्ड
  אינסטה אינסטגרם וואטסאפ ווטסאפ טיקטוק סנאפ טלגרם דיסקורד פייסבוק
  微信 威信 薇信 加我 抖音 快手 微博 小红书 电话 手机 扣扣 企鹅号 群号 ライン交換 ライン教 インスタ ツイッター ディスコード ティックトック ユーチューブ カカオ 電話 携帯
  카톡 카카오 인스타 디스코드 디코 틱톡 페북 페이스북 유튜브 텔레그램 스냅챗 라인아이디 번호
  อินสตา ไลน์ เฟซบุ๊ก ติ๊กต็อก แอดไลน์
`).map((word) => word.normalize('NFC').replace('_', ' ?'));

/** "Add me" and "write to me" in other languages. */
export const ASKING_ABROAD = list(`
  schreib_mir schreibt_mir schreib_mich ruf_mich ruf_an fug_mich add_mich meld_dich folg_mir folge_mir ajoute_moi ajoutez_moi appelle_moi ecris_moi suis_moi contacte_moi
  agregame agrega_me llamame escribeme sigueme buscame hablame anademe aggiungimi chiamami scrivimi seguimi contattami me_adiciona me_add me_liga me_segue me_chama bel_mij app_mij voeg_me volg_mij stuur_me
  dodaj_mnie napisz_do zadzwon_do pisz_do pridej_si napis_mi zavolej_mi dodaj_me pisi_mi javi_se zovi_me adauga_ma suna_ma scrie_mi irj_ram hivj_fel jelolj_be lagg_till ring_mig skriv_till lisaa_mut soita_mulle
  ekle_beni beni_ekle beni_ara bana_yaz takip_et добавь_меня пиши_мне напиши_мне позвони_мне звони_мне пиши_в follow_me
`).map((words) => `(?:^| )${words.replace('_', ' ')}(?: |$)`);

/** A word for a school after a name; before it in other languages. */
export const SCHOOLS = list(
  `school schools academy primary elementary nursery kindergarten preschool infants juniors college playgroup montessori kita`,
);
export const SCHOOLS_ABROAD = list(`
  grundschule volksschule hauptschule realschule gesamtschule gymnasium kindergarten kita schule ecole maternelle lycee colegio escuela guarderia instituto scuola asilo liceo escola creche
  basisschool kleuterschool szkola przedszkole skola materska iskola ovoda scoala gradinita skole bornehave barnehage forskola koulu paivakoti okulu ilkokulu anaokulu osnovna vrtic школа школы садик детсад детскии_сад гимназия лицеи училище σχολειο νηπιαγωγειο مدرسه مدرسة روضه विद्यालय स्कूल 小学 幼儿园 小学校 幼稚園 保育園 초등학교 유치원
`).map((word) => word.replace('_', ' '));

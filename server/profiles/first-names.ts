/**
 * Common first names, in addition to the library's list, which has mostly girls' names of one country. Lower case,
 * without accents in Latin letters.
 */
export const MORE_FIRST_NAMES: readonly string[] = `
  aaron abdul abdullah abel abraham adam aidan aiden alan albert albie alec alex alexander alexei alfie alfred ali alistair aleksander amar amir amit amos
  andre andrei andrew andy angus anish anton antoni antonio archer archie archibald arjun arlo armaan arthur arun aryan asher ashton aslan aston austin axel ayaan ayman
  bailey barnaby barney bartosz basil beau ben benedict benjamin bernard bertie bilal billy blake bobby boris bradley brandon brendan brian bruno bryn
  caleb callum calum cameron carl carlos carter casper cedric charles charlie chester chris christian christopher ciaran cillian clark clayton cody cole
  colin connor conor cooper corey craig cyrus daan damian damien daniel danny dante darius darragh darren dave david declan deepak denis dennis derek dev devon dexter diego
  diarmuid dimitri dmitri dominic dominik donald douglas duncan dylan eamon eddie edgar edmund eduardo edward edwin elias elijah elliot elliott ellis elton emil emilio
  emmanuel emre enzo eric erik ernest ernie ethan euan eugene evan ezra fabian farhan felipe felix fergus ferdinand fernando filip findlay finlay finley finn fionn fletcher
  francesco francis frank frankie franklin fraser fred freddie frederick gabriel gareth gary gavin geoffrey george gerald giles giovanni glen gordon graham grayson greg gregory gustav
  hamish hamza hans haris haroon harley harrison harry harun harvey hassan hector henrik henry hiroshi horace howard hudson hugh hugo humphrey hussain hussein
  ian ibrahim idris ieuan igor ihsan imran ioan isaac ishaan ismail ivan ivor jack jackson jacob jad jake jakub jamal james jamie jan jared jason jasper jayden jed jeff jeffrey jenson jeremy jerome
  jesse jim jimmy joe joel johan johann john jon jonah jonas jonathan jonny jordan jorge jose joseph josh joshua juan jude julian julien jun justin kabir kacper kai kaleb kamil karim karl karol kasper keanu keir
  keith kelvin ken kenji kenneth kevin khalid kian kieran killian kit kofi krishna kristian krzysztof kwame kyle kylo lachlan lars laurence laurie lawrence leif leighton lennie lennon leo leon leonard leonardo leroy levi lewis liam
  lincoln lloyd logan lorcan lorenzo louie louis luca lucas lucian luciano ludwig luis luka lukas lukasz luke mahmoud malachy malcolm manuel marc marcel marco marcus marek mario marius mark marley martin marvin mason mateo mateusz matias
  matteo matthew matthias maurice max maximilian maxwell mehmet micah michael michal miguel mikael mike mikhail miles milo mohamed mohammad mohammed muhammad muhammed murray mustafa myles nabil nasir nate nathan nathaniel neil nelson niall nicholas nick nicolas nigel
  niklas nikolai nikhil noah noel nolan norman oisin olaf oleksandr oliver ollie omar oran orhan oscar osian oskar osman otis otto owen pablo pascal patrick patryk paul pavel pawel pedro percy peter philip philippe pierre piotr piers
  qasim quentin rafael rafferty rahim rahul raj rajesh ralph ramon rashid raul rayan raymond reggie reginald reuben rhys ricardo richard ricky riley robbie robert roberto robin rodrigo roger rohan roman romeo ronan ronnie rory ross rowan roy ruairi ruben rufus rupert russell ryan ryder
  saad salman sam sami samir samuel sandeep santiago saul sean sebastian sergei sergio seth shane shaun shay sheikh sid sidney silas simon solomon spencer stanislaw stanley stefan stephen steve steven stewart stuart sven szymon tadeusz
  tadhg taha takashi tariq taylor ted teddy terence terry theo theodore thiago thomas tiago tim timothy tobias toby todd tom tomas tomasz tommy tony travis trevor tristan tyler umar usman valentin vasile vihaan vijay vikram viktor vincent vishal vlad vladimir
  wai walter warren wayne wei wesley wilbur wilfred will william winston wojciech xander xavier yahya yannick yaroslav yasin yuri yusuf zac zach zachary zack zaid zain zakariya zane zayn zhang zubair
  aaliyah aanya aayat aditi agnieszka aisha aleksandra amara amina aminah amira ananya aneesa anisa anjali anwen aoife aroha asma ayesha ayse aysha beatrix bethan blessing bronwyn caoimhe carys catrin chiara chidera chioma clodagh deepika diya ebony efua eilidh elif
  elodie emilia emine erin esme fatima fatma freya ffion giulia grainne greta hafsa halima hana hannah haniya iman inaya ines ingrid iona isla ivy jasleen jaya juhi kavya khadija lakshmi leyla lowri maeve maia maisie maisy mariam maryam mehak mei meera mina
  myla nadia naima naomi niamh noor nur oksana olena olivia orla padma parisa pippa poppy pooja priya rabia radha rania rhiannon riya roisin ruqayya saanvi saima sakura salma samira sana saoirse seren shreya sinead siobhan siri skye sofia sumaya svetlana tahira tanvi thea
  umaima wiktoria xin yara yasmin yasmina yui zahra zainab zara zeynep zoe zofia zoya zuzanna
  oluwaseun oluwatobi chidi chioma ngozi adaeze kwabena akosua minh linh thanh hieu haruto yuto sota hina yuna riko itsuki
  иван дима дмитрий саша александр алексей леша максим артем михаил миша никита кирилл егор илья андрей сергей павел роман матвеи тимофеи
  маша мария анна аня софия соня ева алиса дарья даша полина катя екатерина вика виктория настя анастасия ольга юля таня татьяна лена елена ксения
  тарас богдан назар остап оксана оленка злата соломия
  محمد احمد علي عمر يوسف ابراهيم حسن حسين خالد عبدالله كريم طارق سامي زيد فاطمة عائشة مريم زينب سارة ليلى نور هدى خديجة سلمى ياسمين رنا
  נועם איתי אריאל דניאל יוסף משה דוד אורי עומר יונתן רועי תמר נועה שירה מאיה יעל אביגיל רוני שרה מיכל
  νικος γιαννης γιωργος γιωργης δημητρης κωστας παναγιωτης μαρια ελενη κατερινα σοφια αννα βασιλικη αγγελικη ιωαννα χριστος
  प्रिया आरव अर्जुन रोहन राहुल आदित्य विवान अनन्या दिया आन्या काव्या सिया नेहा पूजा मोहन रवि सुनीता
  민준 서준 도윤 시우 하준 지호 지우 서연 서윤 하은 하윤 민서 지민 수빈 예준 은우
  abigail amelia ava alice evie ella florence grace harriet jessica lucy matilda millie molly phoebe rosie sophia willow chloe daisy eliza georgia ellie emily charlotte fanny willy
`
  .trim()
  .split(/\s+/);

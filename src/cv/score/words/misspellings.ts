/** Frequent English misspellings, as "wrong right". */
const pairs = `
  acheive achieve|acheived achieved|acheivement achievement|accomodate accommodate|accomodation accommodation|
  acomplish accomplish|acomplished accomplished|acomplishment accomplishment|acccount account|adress address|
  adminstration administration|administartion administration|adminstrator administrator|advertisment advertisement|
  agressive aggressive|analize analyse|analized analysed|assesment assessment|assitant assistant|asistant assistant|
  assistent assistant|assited assisted|attendence attendance|availible available|avalable available|basicly basically|
  beleive believe|begining beginning|benifit benefit|buisness business|bussiness business|busines business|calender calendar|
  catagory category|certficate certificate|certifcate certificate|certificat certificate|collegue colleague|collegues colleagues|
  colaborate collaborate|colaborated collaborated|colaboration collaboration|comittee committee|commitee committee|
  commited committed|comitted committed|committment commitment|communciation communication|comunicate communicate|
  comunication communication|communiction communication|comunity community|compatability compatibility|compleet complete|
  completly completely|computor computer|concious conscious|consistant consistent|
  contruction construction|costumer customer|costumers customers|custmer customer|custumer customer|coordinater coordinator|
  cordinated coordinated|cordinate coordinate|cordinator coordinator|curiculum curriculum|curriculm curriculum|
  decison decision|definately definitely|definetly definitely|delevop develop|delievered delivered|developement development|
  devlop develop|devloped developed|developped developed|developper developer|devleoped developed|diffrent different|
  diferent different|disatisfied dissatisfied|efficent efficient|eficient efficient|effeciency efficiency|effecient efficient|
  embarass embarrass|employes employees|enviroment environment|enviornment environment|environent environment|
  equiptment equipment|equipement equipment|excelent excellent|excellant excellent|exellent excellent|exelent excellent|
  experiance experience|experince experience|expirience experience|experiece experience|expereince experience|
  experinced experienced|experianced experienced|familar familiar|feburary february|febuary february|finacial financial|
  financal financial|flexable flexible|flexiblity flexibility|foward forward|fourty forty|fullfill fulfil|goverment government|
  graduaded graduated|grammer grammar|garantee guarantee|gaurantee guarantee|guidence guidance|hardworkin hardworking|
  heirarchy hierarchy|higly highly|hte the|immediatly immediately|implemention implementation|implemeted implemented|
  implimented implemented|implemementation implementation|improvment improvement|improvments improvements|incharge in-charge|
  independant independent|independantly independently|infomation information|informaton information|instalation installation|
  intergrated integrated|intelligance intelligence|interpersonel interpersonal|intrested interested|intrest interest|
  inventry inventory|knowlege knowledge|knowlegde knowledge|knowledgable knowledgeable|knowladge knowledge|langauge language|
  languge language|leaderhip leadership|liason liaison|liase liaise|liasing liaising|libary library|
  maintainance maintenance|maintainence maintenance|maintenence maintenance|maintanance maintenance|maintaned maintained|
  managable manageable|managment management|mangement management|mananger manager|managerment management|
  marketting marketing|millenium millennium|morgage mortgage|neccessary necessary|necesary necessary|neccesary necessary|
  negociate negotiate|negotation negotiation|noticable noticeable|occassion occasion|occured occurred|occurence occurrence|
  oppertunity opportunity|oportunity opportunity|oppurtunity opportunity|opportunites opportunities|optomized optimized|
  organisaton organisation|organizaton organization|orgainzed organized|orginized organized|organzied organized|
  particpated participated|participted participated|performence performance|perfomance performance|performace performance|
  permanant permanent|personel personnel|personell personnel|posession possession|posistion position|postion position|
  possition position|powerpont powerpoint|preperation preparation|prefered preferred|presance presence|presantation presentation|
  presentaion presentation|priviledge privilege|probaly probably|proccess process|procedue procedure|
  proffesional professional|profesional professional|professionel professional|proffessional professional|proficent proficient|
  profficient proficient|programing programming|progam program|promted promoted|pronounciation pronunciation|publically publicly|
  qualifed qualified|qualitys qualities|recieve receive|recieved received|recieving receiving|
  reccomend recommend|recomend recommend|recomended recommended|recommed recommend|refered referred|relevent relevant|
  relavant relevant|reliabilty reliability|repersent represent|responsability responsibility|responsable responsible|
  responisble responsible|responible responsible|resposible responsible|responsibilty responsibility|responsibilites responsibilities|
  responsiblities responsibilities|resposibilities responsibilities|restaraunt restaurant|restarant restaurant|resturant restaurant|
  retreive retrieve|schdule schedule|scedule schedule|schedual schedule|secratary secretary|secretery secretary|seperate separate|
  seperated separated|servise service|sevice service|sinceerly sincerely|sincerly sincerely|similiar similar|skillz skills|
  skils skills|specalist specialist|spredsheet spreadsheet|spreadsheat spreadsheet|stategy strategy|
  stratagy strategy|statergy strategy|studing studying|succesful successful|successfull successful|succesfully successfully|
  sucessful successful|sucessfully successfully|succesfull successful|suceed succeed|sucess success|superviser supervisor|
  supervized supervised|supevised supervised|suport support|supporing supporting|suprise surprise|targetted targeted|teamate teammate|
  techical technical|tecnical technical|technicial technical|technlogy technology|tecnology technology|teh the|thier their|
  throughly thoroughly|togather together|tommorow tomorrow|tranfer transfer|traning training|trainning training|trainned trained|
  transfered transferred|truely truly|univercity university|univeristy university|univesity university|unviersity university|
  untill until|usefull useful|usualy usually|vaccum vacuum|vehical vehicle|verfied verified|vistor visitor|volenteer volunteer|
  voluteer volunteer|volunter volunteer|waranty warranty|wherehouse warehouse|warehose warehouse|wich which|writting writing|
  writen written|alot a-lot|aswell as-well|infact in-fact`;

export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs
    .split("|")
    .map((pair) => pair.trim().split(" "))
    .flatMap(([wrong, right]) =>
      wrong === undefined || right === undefined ? [] : [[wrong, right.replaceAll("-", " ")] as const],
    ),
);
